import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Due } from '#/server/ports/due.ts';
import { startJobs, untilNextTime } from '#/server/scheduler/startJobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TURN = "hashtextextended('what is due', 0)";
let server: TestServer;
let other: TestServer['context']['db'];

beforeAll(async () => {
  server = await startTestServer();
  other = server.owner;
});
afterAll(() => server.close());

/** A server of this database with something of its own that is due. */
const serverWith = (due: Due, isDemo = false) => ({
  ...server.context,
  config: { ...server.context.config, isDemo },
  due,
});
const often = () => 10;
const never = () => 3_600_000;

describe('what is due', () => {
  test('is done at the start and then again and again, in a demo not at the start', async () => {
    const done = { server: 0, demo: 0, once: 0 };
    const jobs = [
      startJobs(serverWith({ work: async () => void done.server++ }), often),
      startJobs(serverWith({ work: async () => void done.demo++ }, true), never),
      startJobs(serverWith({ work: async () => void done.once++ }), never),
    ];
    await expect.poll(() => [done.server > 3, done.once]).toEqual([true, 1]);
    await Promise.all(jobs.map((each) => each.stop()));
    const { server: before } = done;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(done).toEqual({ server: before, demo: 0, once: 1 });
  });

  test('is done by one server at a time', async () => {
    let [now, most, times] = [0, 0, 0];
    const work = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now--;
      times++;
    };
    // As two processes: a turn is also kept within one.
    const second = { ...serverWith({ work }), db: server.owner };
    const jobs = [startJobs(serverWith({ work }), often), startJobs(second, often)];
    await expect.poll(() => times).toBeGreaterThan(4);
    await Promise.all(jobs.map((each) => each.stop()));
    expect(most).toBe(1);
  });

  test('goes over to the next when the server that is at it dies', async () => {
    let isDone = false;
    let jobs: { stop(): Promise<void> } | undefined;
    const dying = other.connection().execute(async (db) => {
      await sql.raw(`select pg_advisory_lock(${TURN})`).execute(db);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      jobs = startJobs(serverWith({ work: async () => void (isDone = true) }), never);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(isDone).toBe(false);
      await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(db);
    });
    await dying.catch(() => undefined);
    await expect.poll(() => isDone).toBe(true);
    await jobs!.stop();
  });

  test('is not begun any more by a server that stops, and goes on after a fault', async () => {
    const begun: string[] = [];
    let end = (): void => undefined;
    const first = startJobs(
      serverWith({
        one: () => new Promise<void>((resolve) => (begun.push('one'), (end = resolve))),
        two: async () => void begun.push('two'),
      }),
      never,
    );
    await expect.poll(() => begun).toEqual(['one']);
    const stopped = first.stop();
    end();
    await stopped;
    expect(begun).toEqual(['one']);
    let tries = 0;
    const second = startJobs(
      serverWith({ fails: () => Promise.reject(new Error(`${++tries}`)) }),
      often,
    );
    await expect.poll(() => tries).toBeGreaterThan(2);
    await second.stop();
  });

  test('comes seven minutes past each hour', () => {
    const at = (text: string) => untilNextTime(Date.parse(text)) / 60_000;
    expect(at('2026-11-20T11:00:00Z')).toBe(7);
    expect(at('2026-11-20T11:06:30Z')).toBe(0.5);
    expect(at('2026-11-20T11:07:00Z')).toBe(60);
    expect(at('2026-11-20T11:08:00Z')).toBe(59);
  });
});
