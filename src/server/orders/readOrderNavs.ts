import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { departures } from '../operations/transferTypes.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { OrderNav } from '#/domain/operations/orderNav.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import type { Tenant } from '../ports/tenant.ts';
import { orderNavOf } from './orderNavOf.ts';
import { readMilestones, type PricedOperation } from './readMilestones.ts';

/** The NAV that a stored order gets next, and what it is the NAV of. */
export interface PricedOrder {
  nav: OrderNav;
  /** Whose NAV: of an internal transfer that has left, the target. */
  product: ProductRow;
  /** The half of an internal transfer that has left. */
  left?: StoredOperation;
  /** NAV dates of source and target of an internal transfer. */
  leavesOn?: PlainDate | null;
  arrivesOn?: PlainDate;
}

type Asked = PricedOperation & Pick<StoredOperation, 'key_product'>;

/**
 * Which NAV stored orders get and why, by their uuid: what settlement, the order's page, its papers, its
 * cancelling and the registry's file all go by. Periodic requests are left out.
 */
export async function readOrderNavs(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  rows: readonly Asked[],
): Promise<Map<string, PricedOrder>> {
  if (rows.length === 0) return new Map();
  const calendar = navCalendarOf(tenant);
  const [products, milestones, halves] = await Promise.all([
    readProducts(db),
    readMilestones(db, tenant, rows),
    leavingHalves(db, rows),
  ]);
  return new Map(
    rows.flatMap((row) => {
      const left = halves.get(row.uuid);
      const product = products.get(left ? String(row.details.key_product_target) : row.key_product);
      if (!product) return [];
      const terms = { product, zone: tenant.timeZone, calendar, leftOn: left?.nav_date };
      const nav = orderNavOf(row, milestones.get(row.uuid)!, terms);
      if (!nav) return [];
      const target = left ? undefined : products.get(String(row.details.key_product_target));
      const arrival =
        target && nav.date
          ? orderNavOf(row, milestones.get(row.uuid)!, {
              ...{ product: target, zone: tenant.timeZone, calendar, leftOn: nav.date },
            })
          : nav;
      const dates = { leavesOn: left ? left.nav_date : nav.date, arrivesOn: arrival?.date };
      return [[row.uuid, { nav, product, ...(left && { left }), ...dates }] as const];
    }),
  );
}

async function leavingHalves(
  db: TenantDb,
  rows: readonly Asked[],
): Promise<Map<string, StoredOperation>> {
  const transfers = rows.filter(
    ({ operation_type }) => findOperationType(operation_type)?.execution === 'transfer',
  );
  if (transfers.length === 0) return new Map();
  const left = await db
    .selectFrom('operations')
    .selectAll()
    .where(
      'uuid_request',
      'in',
      transfers.map(({ uuid }) => uuid),
    )
    .where('operation_type', 'in', departures)
    .execute();
  return new Map(left.map((half) => [half.uuid_request!, half]));
}
