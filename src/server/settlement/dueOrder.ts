import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { orderNavOf } from '../orders/orderNavOf.ts';
import { readMilestones } from '../orders/readMilestones.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readNavBook } from '../positions/navBook.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
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
  const products = await readProducts(db, tenant.id);
  const left = await leavingHalf(db, row);
  const key = left ? String(row.details.key_product_target) : row.key_product;
  const product = products.get(key);
  if (!product) return undefined;
  const milestones = (await readMilestones(db, tenant.id, [row])).get(row.uuid)!;
  const calendar = navCalendarOf(tenant);
  const terms = { product, zone: tenant.timeZone, calendar, leftOn: left?.nav_date };
  const first = orderNavOf(row, milestones, terms)?.date;
  const payment = first === undefined ? undefined : await benefitPayment(db, row, first, calendar);
  const navDate = payment?.on ?? first;
  if (!navDate || publicationDate(navDate, calendar) > day) return undefined;
  const series = (await readNavBook(context, db, tenant.id)).get(key);
  const nav = series?.findLast(({ date }) => date <= navDate);
  return nav?.date === navDate ? { row, product, nav: nav.nav, navDate, left, payment } : undefined;
}

async function leavingHalf(
  db: TenantDb,
  { tenant_id, uuid, operation_type }: StoredOperation,
): Promise<StoredOperation | undefined> {
  if (operation_type !== 'SOLICITUD_TRASPASO_INTERNO') return undefined;
  return db
    .selectFrom('operations')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('uuid_request', '=', uuid)
    .where('operation_type', '=', 'TRASPASO_SALIDA')
    .executeTakeFirst();
}
