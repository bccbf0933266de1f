import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUEUE, SCHEMA, startJobs, type Jobs } from '../../../src/server/scheduler/startJobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let jobs: Jobs[];

beforeAll(async () => {
  server = await startTestServer();
  jobs = [
    await startJobs(server.context, server.owner),
    await startJobs(server.context, server.owner),
  ];
}, 60_000);
afterAll(() => server.close());

const rowsOf = async (query: string) =>
  (await sql.raw<Record<string, unknown>>(query).execute(server.owner)).rows;

describe('the queue of what is due', () => {
  test('has one schedule however many servers there are', async () => {
    expect(await rowsOf(`select name, cron from ${SCHEMA}.schedule`)).toEqual([
      { name: QUEUE, cron: '7 * * * *' },
    ]);
  });

  test('takes the same work once', async () => {
    const sent = await Promise.all([...jobs, ...jobs].map((each) => each.send()));
    expect(sent.filter((isTaken) => isTaken)).toHaveLength(1);
    expect(await rowsOf(`select count(*)::int as n from ${SCHEMA}.job`)).toEqual([{ n: 1 }]);
  });

  test('gets back what a server that stops has begun', async () => {
    const { db } = server.context;
    await db.connection().execute(async (other) => {
      // Another server is at it, so that this one has to wait.
      await sql`select pg_advisory_lock(hashtextextended('what is due', 0))`.execute(other);
      const third = await startJobs(server.context, server.owner);
      const states = () => rowsOf(`select distinct state::text as state from ${SCHEMA}.job`);
      await expect.poll(states, { timeout: 45_000 }).toEqual([{ state: 'active' }]);
      await Promise.all([...jobs, third].map((each) => each.stop()));
      expect(await states()).toEqual([{ state: 'retry' }]);
      await sql`select pg_advisory_unlock_all()`.execute(other);
    });
    jobs = [await startJobs(server.context, server.owner)];
  }, 90_000);

  test('has nothing begun that is not ended when its servers stop', async () => {
    await Promise.all(jobs.map((each) => each.stop()));
    const active = await rowsOf(`select id from ${SCHEMA}.job where state = 'active'`);
    expect(active).toEqual([]);
  }, 60_000);
});
