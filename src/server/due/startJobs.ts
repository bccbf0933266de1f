import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { runDue } from './runDue.ts';

/** Jobs that run in the database's queue. */
export interface Jobs {
  /** Has it done soon, beside the hours; false when it stands in the queue already. */
  send(): Promise<boolean>;
  /** Lets what runs come to its end; then nothing is begun any more. */
  stop(): Promise<void>;
}

export const SCHEMA = 'jobs';
export const QUEUE = 'due';
const HOURLY = '7 * * * *';
/** The queue is looked at so often: what is due can wait for a minute. */
const POLLING_SECONDS = 30;
const STOP_MS = 20_000;

/**
 * Has what is due done every hour, once however many servers share the database: they take it from one
 * queue, in which it stands once at most. A server that dies over it leaves it to another.
 */
export async function startJobs(context: Context): Promise<Jobs> {
  const boss = new PgBoss({ db: { executeSql: executeOn(context) }, schema: SCHEMA });
  boss.on('error', (error) => context.log.error({ err: error }, 'the queue of jobs failed'));
  await boss.start();
  await boss.createQueue(QUEUE, { policy: 'exclusive', retryLimit: 2, expireInSeconds: 900 });
  await boss.schedule(QUEUE, HOURLY);
  await boss.work(QUEUE, { pollingIntervalSeconds: POLLING_SECONDS }, () => runDue(context));
  return {
    send: async () => (await boss.send(QUEUE)) !== null,
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS, close: false }),
  };
}

/** The server's own connections; long integers as text, as the queue's library knows them. */
const executeOn =
  ({ db }: Pick<Context, 'db'>) =>
  async (text: string, values: unknown[] = []): Promise<{ rows: Record<string, unknown>[] }> => {
    const { rows } = await db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(text, values),
    );
    return { rows: (rows ?? []).map(plain) };
  };

const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? String(value) : value,
    ]),
  );
