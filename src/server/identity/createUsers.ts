import type { Insertable } from 'kysely';
import type { IdentityTables } from '../tables/identityTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** A user to be made; the hash comes from `context.passwords.hash`, once for many with one password. */
export type NewUser = Omit<Insertable<IdentityTables['users']>, 'tenant_id'>;

/** Makes users of a tenant; those that exist already stay as they are. */
export async function createUsers(db: TenantDb, users: readonly NewUser[]): Promise<void> {
  if (users.length === 0) return;
  await db
    .insertInto('users')
    .values(
      users.map((user) => ({
        ...user,
        tenant_id: db.tenantId,
        username: user.username.normalize('NFC').toLowerCase(),
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'username']).doNothing())
    .execute();
}
