import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables/tables.ts';

/** The server's time: real or frozen, moved forward by what the demo's database remembers. */
export interface Clock {
  now(): Date;
  /** Moves to a later instant for good; false when it is not later. */
  moveTo(instant: Date): Promise<boolean>;
}

/** Reads the stored shift. `frozen` stops the clock at an instant. */
export async function createClock(db: Kysely<Tables>, frozen?: Date): Promise<Clock> {
  const stored = await db.selectFrom('clock').select('shift_ms').executeTakeFirst();
  let shift = Number(stored?.shift_ms ?? 0n);
  const base = () => frozen?.getTime() ?? Date.now();
  return {
    now: () => new Date(base() + shift),
    async moveTo(instant) {
      const wanted = instant.getTime() - base();
      if (wanted < shift) return false;
      await sql`insert into clock (id, shift_ms) values (true, ${wanted})
        on conflict (id) do update set shift_ms = excluded.shift_ms`.execute(db);
      shift = wanted;
      return true;
    },
  };
}
