import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts } from '../products/readProducts.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { orderNavOf } from './orderNavOf.ts';
import { readMilestones, type PricedOperation } from './readMilestones.ts';

export type CancellationFacts = Required<Pick<StatusFacts, 'isBeforeCutOff' | 'isNothingExecuted'>>;

/**
 * Until when orders may be cancelled, by their uuid: by the investor until the cut-off of the order's NAV
 * (while there is none yet: always), by staff until something of it is executed. Those that are over are left out.
 */
export async function readCancellationFacts(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'> & Partial<Pick<Tenant, 'document'>>,
  rows: readonly (PricedOperation & { key_product: string; nav: bigint | null })[],
  now: Date,
): Promise<Map<string, CancellationFacts>> {
  const open = rows.filter(isOpen);
  if (open.length === 0) return new Map();
  const products = await readProducts(db, tenant.id);
  const calendar = navCalendarOf(tenant);
  const milestones = await readMilestones(db, tenant.id, open);
  const uuids = open.map(({ uuid }) => uuid);
  const executed = await db
    .selectFrom('operations')
    .select('uuid_request')
    .distinct()
    .where('tenant_id', '=', tenant.id)
    .where('uuid_request', 'in', uuids)
    .where('operation_status', '=', 'FINALIZED')
    .execute();
  const begun = new Set(executed.map(({ uuid_request }) => uuid_request));
  return new Map(
    open.map((row) => {
      const product = products.get(row.key_product);
      const terms = product && { product, zone: tenant.timeZone, calendar };
      const priced = terms && orderNavOf(row, milestones.get(row.uuid)!, terms);
      const isBeforeCutOff = !priced?.date || now.getTime() < Date.parse(priced.cutOff);
      return [
        row.uuid,
        { isBeforeCutOff, isNothingExecuted: row.nav === null && !begun.has(row.uuid) },
      ];
    }),
  );
}
