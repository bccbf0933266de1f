import { findPerson } from '../people/findPerson.ts';
import { readUsIndiciaToBe } from '../people/readUsIndicia.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** What on file of a person, and of what they have declared and not signed yet, has to do with the United States, so that a declaration asks what it has to. */
export const getUsIndicia: Handler<'getUsIndicia'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    return { data: { indicia: await readUsIndiciaToBe(db, row) } };
  });
