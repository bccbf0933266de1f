import type { Selectable } from 'kysely';
import type { IdentityTables } from '../tables/identityTables.ts';
import type { TenantDb } from '../database/withTenant.ts';

export type User = Selectable<IdentityTables['users']>;

/** A user of the tenant by the name they log in with, in any case. */
export function findUser(db: TenantDb, username: string) {
  return db
    .selectFrom('users')
    .selectAll()
    .where('username', '=', username.normalize('NFC').toLowerCase())
    .executeTakeFirst();
}

/** A user as they are now, who stays so until the transaction ends. */
export function lockUser(db: TenantDb, { uuid }: Pick<User, 'uuid'>) {
  return db.selectFrom('users').selectAll().where('uuid', '=', uuid).forShare().executeTakeFirst();
}
