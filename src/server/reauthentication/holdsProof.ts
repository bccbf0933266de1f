import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { hashSecret } from '../kernel/secret.ts';

/** Whether a proof was given to this very session, which has not ended, and still serves. */
export async function holdsProof(
  db: TenantDb,
  { sessionId }: Actor,
  proof: string,
  now: Date,
): Promise<boolean> {
  if (sessionId === undefined) return false;
  const row = await db
    .selectFrom('reauthentications as proved')
    .innerJoin('sessions as session', 'session.uuid', 'proved.uuid_session')
    .select('proved.uuid')
    .where('proved.uuid_session', '=', sessionId)
    .where('proved.proof_hash', '=', hashSecret(proof))
    .where('proved.proof_expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
