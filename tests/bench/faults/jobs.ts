import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { QUEUE, SCHEMA } from '../../../src/server/scheduler/startJobs.ts';
import { settleKilled } from '../../support/settleKilled.ts';
import { exactly, noneOf, some, type Section } from '../../support/benchSection.ts';
import { startMachines, type Machines } from './startMachines.ts';

const SETTLEMENTS_KILLED = Number(process.env.KILLS ?? 10);
/** Until a killed server is missed and another looks at the queue. */
const PATIENCE_MS = 150_000;

/**
 * A month of settlement that is killed again and again comes to the same as one that is left alone; a job
 * whose server is killed, or stops, is another's, once.
 */
export const jobs: Section = {
  minutes: 10,
  async run(say) {
    const { kills, differ } = await settleKilled(Math.min(SETTLEMENTS_KILLED, 10), say);
    const machines = await startMachines(2);
    const wrong: string[] = [];
    try {
      for (const way of ['kill', 'stop'] as const)
        wrong.push(...(await handOver(machines, way, say)));
    } finally {
      await machines.remove();
    }
    return [
      some('settlements killed half-way', kills),
      noneOf('differences to a settlement that was left alone', differ),
      exactly('jobs whose server was killed or stopped', 2, 2),
      noneOf('jobs that were lost or done twice', wrong),
    ];
  },
};

/** Lets a server begin a job that cannot go on, ends the server, and sees what becomes of the job. */
async function handOver(
  { db, owner, products, url, start }: Machines,
  way: 'kill' | 'stop',
  say: (line: string) => void,
): Promise<string[]> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const stateOf = async (id: string) => {
    const { rows } = await sql<{ state: string; retry_count: number }>`
      select state::text, retry_count from ${sql.table(`${SCHEMA}.job`)} where id = ${id}`.execute(
      owner,
    );
    return rows[0];
  };
  try {
    return await db.connection().execute(async (turn) => {
      // The job waits for this turn, so that it can be met half-way.
      await sql`select pg_advisory_lock(hashtextextended('what is due', 0))`.execute(turn);
      const id = (await boss.send(QUEUE))!;
      const holder = async () => {
        const { rows } = await sql<{ name: string }>`
          select application_name as name from pg_stat_activity
          where query like '%pg_try_advisory_lock%' and query_start > now() - interval '1 second'
            and pid <> pg_backend_pid()`.execute(db);
        const [name] = rows.map((row) => /^machine-(\d)$/.exec(row.name)?.[1]).filter(Boolean);
        return name === undefined ? undefined : Number(name);
      };
      const first = await until(holder);
      if (first === undefined) return [`${way}: nobody took the job`];
      say(`${way}: server ${first} has the job`);
      await products[first]![way]();
      const second = await until(async () => {
        const now = await holder();
        return now === first ? undefined : now;
      });
      say(`${way}: server ${second} has the job`);
      await sql`select pg_advisory_unlock_all()`.execute(turn);
      const done = await until(async () => {
        const job = await stateOf(id);
        return job?.state === 'completed' ? job : undefined;
      });
      await start(first);
      if (!done) return [`${way}: the job is ${(await stateOf(id))?.state}`];
      return done.retry_count === 1 ? [] : [`${way}: it was begun ${done.retry_count + 1} times`];
    });
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const late = performance.now() + PATIENCE_MS;
  while (performance.now() < late) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(250);
  }
  return undefined;
}
