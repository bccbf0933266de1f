import type { Actor } from '../access/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { hashSecret } from '../identity/secret.ts';

/** Whether a proof was given to this very session and still serves. */
export async function holdsProof(
  db: TenantDb,
  { tenant, sessionId }: Actor,
  proof: string,
  now: Date,
): Promise<boolean> {
  if (sessionId === undefined) return false;
  const row = await db
    .selectFrom('reauthentications')
    .select('uuid')
    .where('tenant_id', '=', tenant.id)
    .where('uuid_session', '=', sessionId)
    .where('proof_hash', '=', hashSecret(proof))
    .where('proof_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
