import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Paper } from '../pdf/paper.ts';
import { readPublicConfiguration } from '../tenants/publicConfiguration.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** Name and colour that a tenant's papers carry, as it published them. */
export async function brandOf(
  context: Pick<Context, 'published'>,
  tenant: Tenant,
  db?: TenantDb,
): Promise<Paper['brand']> {
  const { display_name, initial_configuration } = await readPublicConfiguration(
    context,
    tenant,
    db,
  );
  const styles = initial_configuration.styles as Record<string, string | undefined>;
  return { name: display_name, color: styles['--color-primary'] ?? '#1A1F26' };
}
