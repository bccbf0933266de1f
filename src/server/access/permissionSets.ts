import { permissionSets } from '#/domain/access/permissionSets.ts';
import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import type { TenantIdentity } from '../ports/tenant.ts';
import { uuidOf } from '../kernel/uuidOf.ts';
import type { Actor } from '../ports/actor.ts';

/** Makes the permission sets of a tenant that are missing; those that it has stay as they are. */
export function createPermissionSets(
  { db }: Pick<Context, 'db'>,
  tenant: TenantIdentity,
): Promise<unknown> {
  const rows = Object.entries(permissionSets).map(([key_name, permissions]) => ({
    tenant_id: tenant.id,
    uuid: uuidOf(`${tenant.name}/permission-set/${key_name}`),
    key_name,
    permissions: [...permissions],
  }));
  return withTenant(db, tenant.id, (transaction) =>
    transaction
      .insertInto('permission_sets')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** The permission set of whoever asks, by its uuid and its key name; nothing where they have none. */
export async function readPermissionSet(db: TenantDb, { userId }: Actor) {
  const found = await db
    .selectFrom('users')
    .innerJoin('permission_sets as rights', 'rights.uuid', 'users.uuid_permission_set')
    .select(['rights.uuid as uuid_permission_set', 'rights.key_name as permission_set'])
    .where('users.uuid', '=', userId!)
    .executeTakeFirst();
  return found ?? { uuid_permission_set: null, permission_set: null };
}
