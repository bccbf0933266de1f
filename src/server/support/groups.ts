import type { TenantIdentity } from '../ports/tenant.ts';
import { withTenant } from '../database/withTenant.ts';
import type { Context } from '../ports/context.ts';
import { uuidOf } from '../kernel/uuidOf.ts';

/** Where a group is; what links of support requests hold. */
export const groupAddress = (uuid: string) => `/api/groups/${uuid}`;

/** The groups that every tenant has. @source specification §2.5 */
const keyNames = ['OPERATIONS_ADMINISTRATOR'];

/** Makes the groups of a tenant that are missing. */
export function createGroups(
  { db }: Pick<Context, 'db'>,
  tenant: TenantIdentity,
): Promise<unknown> {
  const rows = keyNames.map((key_name) => ({
    tenant_id: tenant.id,
    uuid: uuidOf(`${tenant.name}/group/${key_name}`),
    key_name,
  }));
  return withTenant(db, tenant.id, (transaction) =>
    transaction
      .insertInto('groups')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
