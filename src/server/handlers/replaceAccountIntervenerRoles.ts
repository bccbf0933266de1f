import { checkRoleChange } from '#/domain/access/partyRoles.ts';
import { partyToChange, removeRoles } from '../accounts/parties/changeParty.ts';
import { readAccountParties, toAccountIntervener } from '../accounts/parties/readAccountParties.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { voidSignatures } from '../signatures/voidSignatures.ts';

/**
 * Gives somebody on an account other roles, as far as the holder's word alone can: among those that a
 * holder gives, and never to more than they may already. Nobody changes their own.
 */
export const replaceAccountIntervenerRoles: Handler<'replaceAccountIntervenerRoles'> = (
  request,
) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { account, party } = await partyToChange(db, actor, path, today);
    const before = new Map(party.roles.map((role) => [role.account_intervener_role, role]));
    const wanted = new Map(body.roles.map((role) => [role.role, role]));
    const issues = checkRoleChange([...before.keys()], [...wanted.keys()]);
    if (issues.length > 0)
      throw new HttpError(
        409,
        issues.map(({ code, path: at }) => ({ code, path: `/body${at}` })),
      );
    await removeRoles(db, account, party.uuid);
    await voidSignatures(db, {
      ...{ intervener: party.uuid },
      ...{ account: account.uuid, now: context.now() },
    });
    await db
      .insertInto('account_interveners')
      .values(
        [...wanted.values()].map(({ role, subrole }) => ({
          tenant_id: tenant.id,
          uuid_account: account.uuid,
          uuid_intervener: party.uuid,
          account_intervener_role: role,
          since: before.get(role)?.since ?? today,
          subrole: subrole ?? null,
          percentage: before.get(role)?.percentage ?? null,
        })),
      )
      .execute();
    const [changed] = await readAccountParties(db, account, today, party.uuid);
    return { data: { intervener: toAccountIntervener(changed!, true, false) } };
  });
};
