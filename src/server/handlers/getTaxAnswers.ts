import { readTaxAnswers } from '../people/declarations/readTaxAnswers.ts';
import { findPerson } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** With what the FATCA and CRS declarations of a person begin, so that nobody says anew what is known. */
export const getTaxAnswers: Handler<'getTaxAnswers'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const { row } = await findPerson(db, actor, path.id, todayOf(context, actor));
    return { data: await readTaxAnswers(db, row) };
  });
