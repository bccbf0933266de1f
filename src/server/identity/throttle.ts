import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import { tooMany } from '../kernel/httpError.ts';

/** How many attempts a counter lets pass before each further one has to wait longer. */
export interface Limit {
  key: string;
  /** Whose it is, and nobody else's to see; none for an address that asks several tenants. */
  tenantId?: string;
  free: number;
  /** A counter that rested for so long starts anew. */
  forgetSeconds: number;
}

/** Waits after the free attempts, in seconds: 15, 30, 60 … up to a quarter of an hour. */
const FIRST_WAIT = 15;
const LONGEST_WAIT = 900;

/**
 * Counts an attempt before it is made, in one statement, so that no number of parallel attempts or of
 * servers passes the limit. Throws a 429 with Retry-After while the counter is waiting.
 */
export async function countAttempt(db: Kysely<Tables>, limit: Limit, now: Date): Promise<void> {
  const { rows } = await sql<{ attempts: number }>`
    insert into throttles as kept (key, tenant_id, attempts, last_at, blocked_until)
    values (${limit.key}, ${limit.tenantId ?? null}, 1, ${now}, ${now})
    on conflict (key) do update set
      attempts = case when ${isForgotten(limit, now)} then 1 else kept.attempts + 1 end,
      last_at = ${now}::timestamptz,
      blocked_until = case
        when ${isForgotten(limit, now)} or kept.attempts + 1 < ${limit.free} then ${now}::timestamptz
        else ${now}::timestamptz + least(
          ${LONGEST_WAIT}, ${FIRST_WAIT} * power(2, least(kept.attempts + 1 - ${limit.free}, 20))
        ) * interval '1 second'
      end
    where kept.blocked_until <= ${now}::timestamptz
    returning attempts`.execute(db);
  if (rows.length === 0) throw tooMany(await secondsToWait(db, limit, now));
}

/** Throws the 429 without counting: what an attempt asks before it queues for anything. */
export async function assertNotThrottled(
  db: Kysely<Tables>,
  limit: Limit,
  now: Date,
): Promise<void> {
  const seconds = await secondsToWait(db, limit, now);
  if (seconds > 0) throw tooMany(seconds);
}

async function secondsToWait(db: Kysely<Tables>, { key }: Limit, now: Date): Promise<number> {
  const row = await db
    .selectFrom('throttles')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return ((row?.blocked_until.getTime() ?? 0) - now.getTime()) / 1000;
}

/** The attempt was right: its own counter starts anew. */
export async function forgetAttempts(db: Kysely<Tables>, { key }: Limit): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

/** The attempt was right: it is taken back from a counter that many share. */
export async function takeBack(db: Kysely<Tables>, { key }: Limit): Promise<void> {
  await db
    .updateTable('throttles')
    .set({
      attempts: sql`greatest(attempts - 1, 0)`,
      blocked_until: sql`least(blocked_until, last_at)`,
    })
    .where('key', '=', key)
    .execute();
}

const isForgotten = ({ forgetSeconds }: Limit, now: Date) =>
  sql`kept.last_at < ${now}::timestamptz - ${forgetSeconds} * interval '1 second'`;
