import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import { orderNavOf } from './orderNavOf.ts';
import type { PricedOrder } from './readOrderNavs.ts';
import { settlementDay } from './settlementDay.ts';

/** When a stored order is expected to be executed and settled. */
export interface ExpectedDates {
  nav: PlainDate;
  target: PlainDate | null;
  publication: PlainDate;
  settlement: PlainDate;
}

type DatedOrder = Pick<StoredOperation, 'operation_type' | 'details' | 'key_product'>;

/** The same of one order alone. */
export const expectedDates = async (
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: DatedOrder,
  at: { priced: PricedOrder; now: Date },
): Promise<ExpectedDates | undefined> =>
  datesExpected(tenant, row, { ...at, products: await readProducts(db) });

/**
 * The dates of an order under way: those of its NAV, and while it waits for something those that it would get if that
 * came now. Undefined where it would get none.
 */
export function datesExpected(
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: DatedOrder,
  {
    priced,
    now,
    products,
  }: { priced: PricedOrder; now: Date; products: ReadonlyMap<string, ProductRow> },
): ExpectedDates | undefined {
  const calendar = navCalendarOf(tenant);
  const follow = (nav: PlainDate, target: PlainDate | null): ExpectedDates => ({
    ...{ nav, target, publication: publicationDate(target ?? nav, calendar) },
    settlement: settlementDay(tenant, row.operation_type, target ?? nav),
  });
  const { leavesOn, arrivesOn } = priced;
  const { execution, cash } = operationTypeOf(row.operation_type);
  const isBetween = execution === 'transfer';
  if (priced.nav.date !== undefined)
    return follow(leavesOn ?? priced.nav.date, isBetween ? (arrivesOn ?? null) : null);
  const at = now.toISOString();
  const isPaidIn = cash === 'IN' || execution === 'arrival';
  const complete = { requested: at, ...(isPaidIn && { money: at }) };
  const terms = { zone: tenant.timeZone, calendar };
  const left = orderNavOf(row, complete, { product: priced.product, ...terms })?.date;
  if (left === undefined) return undefined;
  const target = products.get(String(row.details.key_product_target));
  const entered =
    isBetween && target && orderNavOf(row, complete, { product: target, ...terms, leftOn: left });
  return follow(left, entered ? (entered.date ?? null) : null);
}
