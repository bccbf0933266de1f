import { checkRoleChange } from '#/domain/access/partyRoles.ts';
import { changeAccount } from '../accounts/openAccount.ts';
import { partyToChange, removeRoles } from '../accounts/parties/changeParty.ts';
import { withdrawPartyRequest } from '../accounts/parties/partyRequests.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { voidSignatures } from '../signatures/voidSignatures.ts';

/**
 * Takes somebody off an account whom the holder had authorised, at once, or takes back a request to
 * add somebody. Roles that rest on a deed or a contract change through investor relations.
 */
export const removeAccountIntervener: Handler<'removeAccountIntervener'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'request_intervener', today);
    if (!(await withdrawPartyRequest(db, account, path.intervenerId))) {
      const { party } = await partyToChange(db, actor, path, today);
      const roles = party.roles.map((role) => role.account_intervener_role);
      const issues = checkRoleChange(roles, []);
      if (issues.length > 0) throw new HttpError(409, [{ code: issues[0]!.code }]);
      await removeRoles(db, account, party.uuid);
      await voidSignatures(db, {
        ...{ intervener: party.uuid },
        ...{ account: account.uuid, now: context.now() },
      });
    }
    return { data: { done: true } };
  });
};
