import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { moneyDay } from '#/domain/transfers/transferCourse.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readTransfers } from '../operations/readTransfers.ts';
import { arrivals } from '../operations/transferTypes.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import { dawnOf } from './orderDates.ts';
import { orderNavOf } from './orderNavOf.ts';
import type { PricedOrder } from './readOrderNavs.ts';
import { settlementDay } from './settlementDay.ts';

/** When a stored order is expected to be executed and settled. */
export interface ExpectedDates {
  nav: PlainDate;
  target: PlainDate | null;
  /** When the NAV of the source of a transfer is published; `publication` is of its target then. */
  sourcePublication: PlainDate | null;
  publication: PlainDate;
  settlement: PlainDate;
}

type DatedOrder = Pick<StoredOperation, 'operation_type' | 'details' | 'key_product'>;

interface Asked {
  priced: PricedOrder;
  now: Date;
  products: ReadonlyMap<string, ProductRow>;
  /** Of a transfer from elsewhere, when its money is counted on. */
  moneyOn: PlainDate | undefined;
}

/** The same of one order alone. */
export async function expectedDates(
  db: TenantDb,
  tenant: Tenant,
  row: StoredOperation,
  at: { priced: PricedOrder; now: Date },
): Promise<ExpectedDates | undefined> {
  const moneyOn = (await readMoneyDays(db, tenant, [row], at.now)).get(row.uuid);
  return datesExpected(tenant, row, { ...at, moneyOn, products: await readProducts(db) });
}

/** When the money of transfers from elsewhere is counted on, by the days that their courses tell. */
export async function readMoneyDays(
  db: TenantDb,
  tenant: Tenant,
  rows: readonly StoredOperation[],
  now: Date,
): Promise<Map<string, PlainDate>> {
  const waiting = rows.filter(
    (row) => isOpen(row) && arrivals.some((type) => type === row.operation_type),
  );
  const today = todayIn(tenant.timeZone, now.toISOString());
  const transfers = await readTransfers(db, tenant, waiting);
  return new Map(
    transfers.map((one) => [one.row.uuid, moneyDay(one, navCalendarOf(tenant), today)]),
  );
}

/**
 * The dates of an order under way: those of its NAV, and while it waits for something those that it would get if that
 * came now, and the money of a transfer from elsewhere on its day. Undefined where it would get none.
 */
export function datesExpected(
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: DatedOrder,
  { priced, now, products, moneyOn }: Asked,
): ExpectedDates | undefined {
  const calendar = navCalendarOf(tenant);
  const follow = (nav: PlainDate, target: PlainDate | null): ExpectedDates => ({
    ...{ nav, target, publication: publicationDate(target ?? nav, calendar) },
    sourcePublication: target && publicationDate(nav, calendar),
    settlement: settlementDay(tenant, row.operation_type, target ?? nav),
  });
  const { leavesOn, arrivesOn } = priced;
  const { execution, cash } = operationTypeOf(row.operation_type);
  const isBetween = execution === 'transfer';
  if (priced.nav.date !== undefined)
    return follow(leavesOn ?? priced.nav.date, isBetween ? (arrivesOn ?? null) : null);
  const at = now.toISOString();
  const terms = { zone: tenant.timeZone, calendar };
  const isPaidIn = cash === 'IN' || execution === 'arrival';
  const money = moneyOn ? dawnOf(moneyOn, terms.zone) : at;
  const complete = { requested: at, ...(isPaidIn && { money }) };
  const left = orderNavOf(row, complete, { product: priced.product, ...terms })?.date;
  if (left === undefined) return undefined;
  const target = products.get(String(row.details.key_product_target));
  const entered =
    isBetween && target && orderNavOf(row, complete, { product: target, ...terms, leftOn: left });
  return follow(left, entered ? (entered.date ?? null) : null);
}
