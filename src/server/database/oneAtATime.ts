import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const EVERY_MS = 200;

/**
 * Runs work that only one of all servers on this database may be at, the others after it. The turn is a
 * lock of one connection: it ends with the process however that dies. Asked for again and again rather
 * than waited for, because a statement may not run for long. Throws when `signal` ends the waiting.
 */
export async function oneAtATime<T>(
  db: Kysely<Tables>,
  what: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  return db.connection().execute(async (turn) => {
    for (;;) {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_lock(hashtextextended(${what}, 0)) as taken`.execute(turn);
      if (rows[0]?.taken) break;
      await sleep(EVERY_MS, undefined, { signal });
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${what}, 0))`.execute(turn);
    }
  });
}
