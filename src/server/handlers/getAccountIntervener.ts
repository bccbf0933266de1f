import { checkRoleChange } from '#/domain/access/partyRoles.ts';
import { allowedActions } from '../accounts/allowedActions.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import { readAccountParties, toAccountIntervener } from '../accounts/parties/readAccountParties.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** Somebody on an account with their roles, as the list of its people shows them. */
export const getAccountIntervener: Handler<'getAccountIntervener'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row, only } = await seeAccount(db, actor, path.id, today);
    const [party] = await readAccountParties(db, row, today, path.intervenerId);
    if (!party || (only && party.uuid !== only)) throw notFound();
    const isSelf = party.uuid === actor.intervenerUuid;
    const roles = party.roles.map((role) => role.account_intervener_role);
    const isRemovable =
      !isSelf &&
      checkRoleChange(roles, []).length === 0 &&
      (await allowedActions(db, actor, row, today)).includes('request_intervener');
    const seesEmail = actor.kind === 'staff' || isSelf;
    return { data: { intervener: toAccountIntervener(party, true, seesEmail, isRemovable) } };
  });
};
