import { seeAccount } from '../accounts/openAccount.ts';
import { readAccountParties, toAccountIntervener } from '../accounts/parties/readAccountParties.ts';
import { readPartyRequests, toRequested } from '../accounts/parties/partyRequests.ts';
import { page, slice } from '../paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../router/handler.ts';

const LIMIT = 25;

/**
 * The people on an account, and after them those who were asked for. Contributors see themselves
 * only; addresses are shown to their owners and to staff.
 */
export const listAccountInterveners: Handler<'listAccountInterveners'> = (request) => {
  const { context, actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row, only } = await seeAccount(db, actor, path.id, today);
    const isExpanded = query.$expand === 'account_intervener_role';
    const parties = await readAccountParties(db, row, today, only);
    const asked = only ? [] : await readPartyRequests(db, row);
    const all = [
      ...parties.map((party) => {
        const seesEmail = actor.kind === 'staff' || party.uuid === actor.intervenerUuid;
        return toAccountIntervener(party, isExpanded, seesEmail);
      }),
      ...asked.map(toRequested),
    ];
    const cut = slice(query, LIMIT);
    const interveners = all.slice(cut.offset, cut.offset + cut.limit);
    const where = `/accounts/${row.uuid}/interveners`;
    return { data: { interveners, ...page(where, query, cut, all.length) } };
  });
};
