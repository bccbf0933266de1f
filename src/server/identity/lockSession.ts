import type { TenantDb } from '../database/withTenant.ts';
import type { User } from './user.ts';

/**
 * Locks a session that has not ended, and reads its user as they are then, until the transaction ends: whatever
 * would end it, a logout, another password or a block, comes before and is seen, or waits and ends what was
 * issued too. The user is not locked: whoever works for the session holds it first and may change the user then.
 */
export async function lockSession(
  db: TenantDb,
  uuid: string,
): Promise<{ user: User; created_at: Date } | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select(['uuid_user', 'created_at'])
    .where('uuid', '=', uuid)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return undefined;
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('uuid', '=', session.uuid_user)
    .executeTakeFirst();
  return user && !user.is_blocked ? { user, created_at: session.created_at } : undefined;
}
