import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import {
  promiseOutcomes,
  type Came,
  type PromiseOutcome,
} from '#/domain/operations/promises/promiseOutcomes.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readHistory } from '../operations/history.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { cameOf, paymentsOf } from './cameOf.ts';
import { readPromises } from './readPromises.ts';

/**
 * What was promised of an executed order beside what came of it, its settlement from its day on; nothing of one of
 * which nothing was.
 */
export async function readOutcomes(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone'>,
  row: StoredOperation,
  today: PlainDate,
): Promise<PromiseOutcome[]> {
  const [first, ...later] = await readPromises(db, row.uuid);
  if (!first) return [];
  return promiseOutcomes([first, ...later], await readCame(db, tenant, row, today));
}

/** The executed operations that carry an order out. */
export const readCarriedOut = (db: TenantDb, order: string): Promise<StoredOperation[]> =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_request', '=', order)
    .where('operation_status', '=', 'FINALIZED')
    .orderBy('sequence')
    .execute();

/** What came of an executed order: of a transfer what its halves say, which carry it out. */
async function readCame(
  db: TenantDb,
  { timeZone }: Pick<Tenant, 'timeZone'>,
  row: StoredOperation,
  today: PlainDate,
): Promise<Came> {
  const parts = await readCarriedOut(db, row.uuid);
  const [first = row] = paymentsOf(row, parts);
  const history = await readHistory(db, first.uuid);
  const end = history.findLast(({ status_to }) => status_to === 'FINALIZED')!.changed_at;
  return cameOf(row, parts, { executed: todayIn(timeZone, end.toISOString()), today });
}
