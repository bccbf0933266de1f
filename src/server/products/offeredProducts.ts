import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readProducts, type ProductRow } from './readProducts.ts';

/** The products that a tenant offers now: pension plans only while its settings allow them. */
export async function offeredProducts(db: TenantDb, tenant: Tenant): Promise<ProductRow[]> {
  const all = [...(await readProducts(db)).values()];
  return tenant.settings.flow.ALLOW_PENSION_PLANS ? all : all.filter(({ kind }) => kind === 'FI');
}
