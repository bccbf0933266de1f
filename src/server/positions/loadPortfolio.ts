import { todayIn } from '#/domain/dates/wallClock.ts';
import { ledgerAccounts } from './ledgerAccounts.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { createLruCache } from '../database/lruCache.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Portfolio } from './portfolio.ts';
import { asTaxed } from './readLedger.ts';
import { readMarket } from './readMarket.ts';
import { navCalendarOf } from './navCalendar.ts';
import { readRevision, type Revision } from './readRevision.ts';
import { readMovements, type LedgerAccount, type Movements } from './readMovements.ts';

/** Some hundred megabytes when it is full. */
const cache = createLruCache<Movements>(300_000, ({ entries }) =>
  entries.reduce((size, { lots = [] }) => size + 1 + lots.length, 1),
);

/** Today for the people of a tenant, `YYYY-MM-DD`. */
export const todayOf = (context: Context, { tenant }: Actor): string =>
  todayIn(tenant.timeZone, context.now().toISOString());

/**
 * What the figures of these accounts are computed from, as far as one of their parties may see them;
 * whole without a party. What has not changed since it was last read is not read again: people look at
 * the same accounts on every screen, and hardly anything moves meanwhile.
 * @param known the marks, where this transaction has asked for those of the accounts already
 */
export async function loadPortfolio(
  context: Context,
  db: TenantDb,
  actor: Actor,
  accounts: AccountRow[],
  party: string | undefined,
  known?: Revision,
): Promise<Portfolio> {
  const tenantId = actor.tenant.id;
  const today = todayOf(context, actor);
  const seen = ledgerAccounts(accounts, party, today);
  const uuids = seen.map(({ uuid }) => uuid);
  const marks = known ?? (await readRevision(db, uuids));
  const movements = await cache.getOrLoad(context.db, nameOf(tenantId, seen), marks.movements, () =>
    readMovements(db, seen),
  );
  return {
    accounts: new Set(uuids),
    seenWhole: seen.filter(({ orderedBy }) => orderedBy === undefined).map(({ uuid }) => uuid),
    entries: await asTaxed(db, movements),
    ...(await readMarket(context, db, marks)),
    today,
    calendar: navCalendarOf(actor.tenant),
  };
}

const nameOf = (tenantId: string, accounts: readonly LedgerAccount[]) =>
  [tenantId, ...accounts.map(({ uuid, orderedBy = '' }) => uuid + orderedBy)].join(' ');
