import { CompiledQuery } from 'kysely';
import type { Context } from '../ports/context.ts';
import { runScheduledJobs } from './runScheduledJobs.ts';

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
/** A server that was killed over the work is missed after so long, and the work is another's. */
const HEARTBEAT_SECONDS = 30;
const WATCH_SECONDS = 15;
const STOP_MS = 12_000;

/**
 * Has what is due done every hour, once however many servers share the database: they take it from one
 * queue, in which it stands once at most. A server that dies over it is missed within a minute and leaves
 * it to another; one that stops ends what it is at and gives the rest back.
 * @param owner whose connections keep the queue's own tables; the work itself is done as requests are
 */
export async function startJobs(context: Context, owner: Context['db']): Promise<Jobs> {
  // Read when the server answers already: nobody waits for it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: executeOn(owner) },
    schema: SCHEMA,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  const leaving = new AbortController();
  boss.on('error', (error) => context.log.error({ err: error }, 'the queue of jobs failed'));
  await boss.start();
  const terms = { retryLimit: 5, expireInSeconds: 900, heartbeatSeconds: HEARTBEAT_SECONDS };
  await boss.createQueue(QUEUE, { policy: 'exclusive', ...terms });
  // One that an older server made keeps that one's terms otherwise.
  await boss.updateQueue(QUEUE, terms);
  await boss.schedule(QUEUE, HOURLY);
  // A demo has done it already, before it opened.
  if (!context.config.isDemo) await boss.send(QUEUE);
  const polling = { pollingIntervalSeconds: POLLING_SECONDS };
  await boss.work(QUEUE, polling, () => runScheduledJobs(context, leaving.signal));
  return {
    send: async () => (await boss.send(QUEUE)) !== null,
    async stop() {
      leaving.abort(new Error('the server stops: the rest is for another'));
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false });
    },
  };
}

/** Long integers as text, as the queue's library knows them. */
const executeOn =
  (db: Context['db']) =>
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
