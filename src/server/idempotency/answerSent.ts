import type { TenantDb } from '../database/withTenant.ts';
import type { Actor } from '../ports/actor.ts';

/** What was answered to what somebody sent under a key: the `data` of it, and when; null where nothing was taken under it. */
export async function answerSent(
  db: TenantDb,
  { userId }: Actor,
  key: string,
): Promise<{ at: string; data: Record<string, unknown> } | null> {
  const done = await db
    .selectFrom('idempotency_keys')
    .select(['answer', 'answered_at'])
    .where('uuid_user', '=', userId!)
    .where('key', '=', key)
    .orderBy('answered_at')
    .executeTakeFirst();
  if (!done) return null;
  const { data } = JSON.parse(done.answer) as { data?: Record<string, unknown> };
  return { at: done.answered_at.toISOString(), data: data ?? {} };
}
