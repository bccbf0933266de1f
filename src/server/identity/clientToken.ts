import type { Output } from '#/contract/call.ts';
import type { Context } from '../context.ts';
import { withTenant } from '../database/withTenant.ts';
import { createSecret, hashSecret } from './secret.ts';
import { ACCESS_SECONDS, addSeconds } from './sessions.ts';

/**
 * A token for the host itself. Its credentials ship in the page, so it proves nothing about anybody
 * and opens guest calls only.
 */
export async function issueClientToken(
  context: Context,
  tenantId: string,
): Promise<Output<'createToken'>> {
  const token = createSecret('pc_');
  await withTenant(context.db, tenantId, (db) =>
    db
      .insertInto('access_tokens')
      .values({
        hash: hashSecret(token),
        tenant_id: tenantId,
        kind: 'client',
        permissions: [],
        expires_at: addSeconds(context.now(), ACCESS_SECONDS),
      })
      .execute(),
  );
  return {
    access_token: token,
    expires_in: ACCESS_SECONDS,
    scope: 'client',
    token_type: 'Bearer',
  };
}
