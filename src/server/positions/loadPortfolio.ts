import { todayIn } from '#/domain/dates/wallClock.ts';
import { ledgerAccounts } from '../accounts/ledgerAccounts.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import type { Actor } from '../access/actor.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Portfolio } from './portfolio.ts';
import { readLedger } from './readLedger.ts';
import { readMarket } from './readMarket.ts';

/** Today for the people of a tenant, `YYYY-MM-DD`. */
export const todayOf = (context: Context, { tenant }: Actor): string =>
  todayIn(tenant.timeZone, context.now().toISOString());

/**
 * What the figures of these accounts are computed from, as far as one of their parties may see them;
 * whole without a party.
 */
export async function loadPortfolio(
  context: Context,
  db: TenantDb,
  actor: Actor,
  accounts: AccountRow[],
  party: string | undefined,
): Promise<Portfolio> {
  const tenantId = actor.tenant.id;
  const today = todayOf(context, actor);
  const seen = ledgerAccounts(accounts, party, today);
  return {
    accounts: new Set(seen.map(({ uuid }) => uuid)),
    entries: await readLedger(db, tenantId, seen),
    ...(await readMarket(context, db, tenantId)),
    today,
  };
}
