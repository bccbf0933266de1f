import type { Context } from '../ports/context.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { hashSecret } from '../kernel/secret.ts';
import { endSession } from './sessions.ts';

/**
 * Ends the session that a token, access or refresh, belongs to; a token for a host just goes. An
 * unknown one is no error. @source RFC 7009 §2.2
 */
export async function revoke(context: Context, tenantId: string, token: string): Promise<void> {
  const hash = hashSecret(token);
  await withTenant(context.db, tenantId, async (db) => {
    const found =
      (await findSession(db, 'access_tokens', hash)) ??
      (await findSession(db, 'refresh_tokens', hash));
    if (!found) return;
    const { uuid_session: uuid } = found;
    // The session before its tokens: in this order everybody locks them.
    if (uuid) await endSession(db, uuid, 'logout', context.now());
    else await forgetToken(db, hash);
  });
}

const findSession = (db: TenantDb, table: 'access_tokens' | 'refresh_tokens', hash: Buffer) =>
  db.selectFrom(table).select('uuid_session').where('hash', '=', hash).executeTakeFirst();

const forgetToken = (db: TenantDb, hash: Buffer) =>
  db.deleteFrom('access_tokens').where('hash', '=', hash).execute();
