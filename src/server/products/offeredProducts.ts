import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../tenants/tenant.ts';
import { readPublicConfiguration } from '../tenants/publicConfiguration.ts';
import { readProducts, type ProductRow } from './readProducts.ts';

/** The products that a tenant offers now: pension plans only while its settings allow them. */
export async function offeredProducts(
  context: Context,
  db: TenantDb,
  tenant: Tenant,
): Promise<ProductRow[]> {
  const { initial_configuration: settings } = await readPublicConfiguration(context, tenant, db);
  const all = [...(await readProducts(db, tenant.id)).values()];
  return settings.flow.ALLOW_PENSION_PLANS ? all : all.filter(({ kind }) => kind === 'FI');
}
