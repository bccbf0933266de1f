import { seeAccount } from '../accounts/openAccount.ts';
import { readAccountParties, toAccountIntervener } from '../accounts/parties/readAccountParties.ts';
import { changePerson } from '../people/drafts/changePerson.ts';
import { findPersonToChange } from '../people/findPerson.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { forbidden, notFound, HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * Changes contact data of somebody on an account: of the asker, of the minor whose tutor they are or
 * of the company that they represent, with the rules of the person's own data. Shares of an account
 * rest on its contract and change through investor relations.
 */
export const updateAccountIntervener: Handler<'updateAccountIntervener'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row: account, only } = await seeAccount(db, actor, path.id, today);
    const find = () => readAccountParties(db, account, today, path.intervenerId);
    const [party] = await find();
    if (!party || (only && party.uuid !== only)) throw notFound();
    const { percentage, ...contact } = body;
    const { row } = await findPersonToChange(db, actor, party.uuid, today).catch((error) => {
      // Seen on the account, and yet nobody whose data is the asker's to change.
      throw error instanceof HttpError && error.status === 404 ? forbidden('needs_self') : error;
    });
    if (percentage !== undefined)
      throw new HttpError(409, [{ code: 'party.percentage_by_contact', path: '/body/percentage' }]);
    await changePerson(context, db, row, contact, actor.userId!);
    const [changed] = await find();
    return { data: { intervener: toAccountIntervener(changed!, true, true) } };
  });
};
