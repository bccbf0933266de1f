import { sql } from 'kysely';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { createSecret, hashSecret } from '../../src/server/kernel/secret.ts';
import { addSeconds } from '../../src/server/identity/sessions.ts';
import type { TestServer } from './server.ts';

/**
 * A proof as the session of this token gets it for password and code, without sending any mail: for tests
 * of what is done with one. Undefined for a token without a session.
 */
export async function grantProof(
  { context }: { context: Pick<TestServer['context'], 'db' | 'now' | 'id'> },
  token: string,
  seconds = 300,
): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string; uuid_session: string | null }>`
    select tenant_id, uuid_session from bearer_of(${hashSecret(token)})`.execute(context.db);
  const [found] = rows;
  if (!found?.uuid_session) return undefined;
  const { tenant_id, uuid_session } = found;
  const proof = createSecret('pp_');
  const now = context.now();
  await withTenant(context.db, tenant_id, (db) =>
    db
      .insertInto('reauthentications')
      .values({
        tenant_id,
        uuid: context.id(),
        uuid_session,
        code_hash: Buffer.alloc(32),
        code_salt: Buffer.alloc(16),
        sent_to: 'a*****@example.test',
        expires_at: now,
        created_at: now,
        proof_hash: hashSecret(proof),
        proof_expires_at: addSeconds(now, seconds),
      })
      .execute(),
  );
  return proof;
}
