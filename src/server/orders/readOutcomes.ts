import { isBenefit } from '#/domain/operations/findOperationType.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { paymentOutcomes } from '#/domain/operations/promises/paymentOutcomes.ts';
import {
  promiseOutcomes,
  shownPromise,
  type Came,
  type PromiseOutcome,
} from '#/domain/operations/promises/promiseOutcomes.ts';
import { benefitSeries } from '#/domain/pensions/benefitPayments.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readHistory } from '../operations/history.ts';
import { isToBeSettled } from '../operations/isToBeSettled.ts';
import { toRuleOperation, type StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { cameOf, paymentsOf } from './cameOf.ts';
import { readPromises } from './readPromises.ts';
import { settlementDay } from './settlementDay.ts';

/**
 * What was promised of an executed order beside what came of it, its settlement from its day on; nothing of one of
 * which nothing was. Of a payment of a benefit before its last what its order was promised of it.
 */
export async function readOutcomes(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: StoredOperation,
  today: PlainDate,
): Promise<PromiseOutcome[]> {
  const [first, ...later] = await readPromises(db, row.uuid);
  if (!first) return isPayment(row) ? readPaymentOutcomes(db, tenant, row, today) : [];
  return promiseOutcomes([first, ...later], await readCame(db, tenant, row, today));
}

/** One payment of a benefit before its last, which the order itself is. */
export const isPayment = (row: StoredOperation): boolean =>
  row.uuid_request !== null && isBenefit(row);

async function readPaymentOutcomes(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: StoredOperation,
  today: PlainDate,
): Promise<PromiseOutcome[]> {
  const [sent, ...later] = await readPromises(db, row.uuid_request!);
  if (!sent) return [];
  const [shown, last] = [shownPromise([sent, ...later]), later.at(-1) ?? sent];
  const payments = shown.simulation?.pension?.payments;
  const parts = await readCarriedOut(db, row.uuid_request!);
  const [first] = paymentsOf(row, parts);
  const { nav_date, gross_amount, net_amount } = row;
  const isExecuted = nav_date !== null && gross_amount !== null && net_amount !== null;
  if (!payments || !first?.nav_date || !isExecuted) return [];
  const place = paymentsOf(row, parts).findIndex(({ uuid }) => uuid === row.uuid);
  const seriesFrom = (day: PlainDate) =>
    benefitSeries(toRuleOperation(row), day, navCalendarOf(tenant));
  const promised = seriesFrom(shown.nav_date).on(place);
  return paymentOutcomes(
    {
      ...{ payments, nav: shown.nav, nav_date: promised },
      settlement_date: settlementDay(tenant, row.operation_type, promised),
      moved: last === shown ? 'SENT' : last.cause,
    },
    {
      ...{ place, count: seriesFrom(first.nav_date).payments, nav: row.nav, nav_date },
      settlement_date: isToBeSettled(row, today) ? null : row.settlement_date,
      ...{ gross_amount, net_amount },
    },
  );
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
