import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { readOrderNavs } from '../orders/readOrderNavs.ts';
import { navCalendar } from '../positions/navCalendar.ts';
import { readNavBook } from '../positions/navBook.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { benefitPayment, type BenefitPayment } from './benefitPayment.ts';
import type { Settling } from './settling.ts';

/** An operation whose NAV is published: what it is executed at. */
export interface DueOrder {
  row: StoredOperation;
  product: ProductRow;
  nav: bigint;
  navDate: PlainDate;
  /** The half that has left, when the second half of an internal transfer is due. */
  left?: StoredOperation;
  /** The payment that is due, of a benefit. */
  payment?: BenefitPayment;
}

/** The NAV that an operation is executed at, as far as it is published by the day; undefined before. */
export async function dueOrder(
  { context, tenant, day }: Settling,
  db: TenantDb,
  row: StoredOperation,
): Promise<DueOrder | undefined> {
  const priced = (await readOrderNavs(db, tenant, [row])).get(row.uuid);
  if (!priced) return undefined;
  const { product, left } = priced;
  const first = priced.nav.date;
  const payment = first === undefined ? undefined : await benefitPayment(db, row, first);
  const navDate = payment?.on ?? first;
  if (!navDate || publicationDate(navDate, navCalendar) > day) return undefined;
  const series = (await readNavBook(context, db, tenant.id)).get(product.key_product);
  const nav = series?.findLast(({ date }) => date <= navDate);
  return nav?.date === navDate ? { row, product, nav: nav.nav, navDate, left, payment } : undefined;
}
