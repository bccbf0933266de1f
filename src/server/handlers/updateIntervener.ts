import { checkMimetype } from '../people/checkMimetype.ts';
import { answerPerson } from '../people/answerPerson.ts';
import { changePerson, type Wanted } from '../people/drafts/changePerson.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** What says how the client speaks and what the change is about. */
const unkept: ReadonlySet<string> = new Set(['mimetype', 'section']);

/** Changes some data of a person. */
export const updateIntervener: Handler<'updateIntervener'> = async (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  await checkMimetype(context, tenant, body.mimetype);
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await findPersonToChange(db, actor, path.id, today);
    const wanted = Object.entries(body).filter(([field]) => !unkept.has(field));
    await changePerson(context, db, row, Object.fromEntries(wanted) as Wanted, actor.userId!);
    return { data: { intervener: await answerPerson(db, actor, row.uuid, today) } };
  });
};
