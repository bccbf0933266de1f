import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

const EVERY_MS = 200;

/**
 * Runs work that only one of all servers on this database may be at, the others after it. The turn is a
 * lock of one connection: it ends with the process however that dies. Asked for again and again rather
 * than waited for, because a statement may not run for long. Throws when `signal` ends the waiting.
 *
 * The work asks for connections while the turn has one: so a process has one turn of a kind at a time, and
 * however many wait for it here hold nothing.
 */
export async function withAdvisoryLock<T>(
  db: Kysely<Tables>,
  what: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const here = taken.get(db) ?? new Set<string>();
  taken.set(db, here);
  while (here.has(what)) await sleep(EVERY_MS, undefined, { signal });
  here.add(what);
  return withTurn(db, what, work, signal).finally(() => here.delete(what));
}

/** What this process is at, or waits for at the database. */
const taken = new WeakMap<Kysely<Tables>, Set<string>>();

const withTurn = <T>(
  db: Kysely<Tables>,
  what: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> =>
  db.connection().execute(async (turn) => {
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
