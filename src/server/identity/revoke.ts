import type { Context } from '../context.ts';
import { withTenant } from '../database/withTenant.ts';
import { hashSecret } from './secret.ts';
import { endSession } from './sessions.ts';

/**
 * Ends the session that a token, access or refresh, belongs to; a token for a host just goes. An
 * unknown one is no error. @source RFC 7009 §2.2
 */
export async function revoke(context: Context, tenantId: string, token: string): Promise<void> {
  const hash = hashSecret(token);
  await withTenant(context.db, tenantId, async (db) => {
    const access = await db
      .deleteFrom('access_tokens')
      .where('hash', '=', hash)
      .where('tenant_id', '=', tenantId)
      .returning('uuid_session')
      .executeTakeFirst();
    const found =
      access ??
      (await db
        .selectFrom('refresh_tokens')
        .select('uuid_session')
        .where('hash', '=', hash)
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst());
    if (found?.uuid_session) {
      await endSession(db, tenantId, found.uuid_session, 'logout', context.now());
    }
  });
}
