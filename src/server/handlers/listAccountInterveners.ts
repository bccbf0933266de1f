import { checkRoleChange } from '#/domain/access/partyRoles.ts';
import { allowedActions } from '../accounts/allowedActions.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import { readAccountParties, toAccountIntervener } from '../accounts/parties/readAccountParties.ts';
import { readPartyRequests, toRequested } from '../accounts/parties/partyRequests.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/**
 * The people on an account, and after them those who were asked for. Contributors see themselves
 * only; addresses are shown to their owners and to staff. Whom the asker may take off is told.
 */
export const listAccountInterveners: Handler<'listAccountInterveners'> = (request) => {
  const { context, actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row, only } = await seeAccount(db, actor, path.id, today);
    const isExpanded = query.$expand === 'account_intervener_role';
    const parties = await readAccountParties(db, row, today, only);
    const asked = only ? [] : await readPartyRequests(db, row);
    const mayRemove = (await allowedActions(db, actor, row, today)).includes('request_intervener');
    const all = [
      ...parties.map((party) => {
        const isSelf = party.uuid === actor.intervenerUuid;
        const roles = party.roles.map((role) => role.account_intervener_role);
        const isRemovable = mayRemove && !isSelf && checkRoleChange(roles, []).length === 0;
        return toAccountIntervener(
          party,
          isExpanded,
          actor.kind === 'staff' || isSelf,
          isRemovable,
        );
      }),
      ...asked.map((request) => toRequested(request, mayRemove)),
    ];
    const cut = slice(query, LIMIT);
    const interveners = all.slice(cut.offset, cut.offset + cut.limit);
    const where = `/accounts/${row.uuid}/interveners`;
    return { data: { interveners, ...page(where, query, cut, all.length) } };
  });
};
