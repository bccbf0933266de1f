import type { TenantDb } from '../database/withTenant.ts';
import type { User } from './user.ts';

/**
 * Locks a session that has not ended, and its user as they are now, until the transaction ends: whatever
 * would end it, a logout, another password or a block, comes before and is seen, or waits and ends what was
 * issued too. The user is locked first, as by everybody who changes one.
 */
export async function lockSession(
  db: TenantDb,
  tenantId: string,
  uuid: string,
): Promise<{ user: User; created_at: Date } | undefined> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('uuid', '=', (of) =>
      of
        .selectFrom('sessions')
        .select('uuid_user')
        .where('tenant_id', '=', tenantId)
        .where('uuid', '=', uuid),
    )
    .forShare()
    .executeTakeFirst();
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'ended_at'])
    .where('tenant_id', '=', tenantId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (!user || user.is_blocked || !session || session.ended_at) return undefined;
  return { user, created_at: session.created_at };
}
