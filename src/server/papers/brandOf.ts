import type { Paper } from '../pdf/paper.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** Name and colour that a tenant's papers carry, as it published them. */
export const brandOf = ({ displayName, style }: Tenant): Paper['brand'] => ({
  name: displayName,
  color: style?.light['--color-primary'] ?? '#1A1F26',
});
