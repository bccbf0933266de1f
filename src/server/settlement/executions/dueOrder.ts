import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { readOrderNavs } from '../../orders/readOrderNavs.ts';
import { navCalendarOf } from '../../positions/navCalendar.ts';
import { readNavBook } from '../../positions/navBook.ts';
import type { ProductRow } from '../../products/readProducts.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { StoredOperation } from '../../operations/toRuleOperation.ts';
import { benefitPayment, type BenefitPayment } from '../../orders/benefitPayment.ts';
import type { SettlementContext } from '../../ports/settlementContext.ts';

/** An operation whose NAV should be published by the day. */
export interface AwaitedOrder {
  row: StoredOperation;
  product: ProductRow;
  /** Undefined while it is missing. */
  nav: bigint | undefined;
  navDate: PlainDate;
  /** The half that has left, when the second half of an internal transfer is due. */
  left?: StoredOperation;
  /** The payment that is due, of a benefit. */
  payment?: BenefitPayment;
}

/** An operation whose NAV is published: what it is executed at. */
export interface DueOrder extends AwaitedOrder {
  nav: bigint;
}

/** The NAV that an operation is executed at, as far as it is published by the day; undefined before. */
export async function dueOrder(
  settlement: SettlementContext,
  db: TenantDb,
  row: StoredOperation,
): Promise<DueOrder | undefined> {
  const awaited = await awaitedOrder(settlement, db, row);
  return awaited?.nav === undefined ? undefined : { ...awaited, nav: awaited.nav };
}

/** The same where the NAV is missing on the day on which it should be published; undefined before that day. */
export async function awaitedOrder(
  { context, tenant, day }: SettlementContext,
  db: TenantDb,
  row: StoredOperation,
): Promise<AwaitedOrder | undefined> {
  const priced = (await readOrderNavs(db, tenant, [row])).get(row.uuid);
  if (!priced) return undefined;
  const { product, left } = priced;
  const first = priced.nav.date;
  const calendar = navCalendarOf(tenant);
  const payment = first === undefined ? undefined : await benefitPayment(db, row, first, calendar);
  const navDate = payment?.on ?? first;
  if (!navDate || publicationDate(navDate, calendar) > day) return undefined;
  const series = (await readNavBook(context, db)).get(product.key_product);
  const nav = series?.findLast(({ date }) => date <= navDate);
  const known = nav?.date === navDate ? nav.nav : undefined;
  return { row, product, nav: known, navDate, left, payment };
}
