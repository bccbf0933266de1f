import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { QUEUE, SCHEMA, startJobs, type Jobs } from '../../../src/server/due/startJobs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let jobs: Jobs[];

beforeAll(async () => {
  server = await startTestServer();
  jobs = [await startJobs(server.context), await startJobs(server.context)];
}, 60_000);
afterAll(() => server.close());

const rowsOf = async (query: string) =>
  (await sql.raw<Record<string, unknown>>(query).execute(server.context.db)).rows;

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

  test('has nothing begun that is not ended when its servers stop', async () => {
    await Promise.all(jobs.map((each) => each.stop()));
    const active = await rowsOf(`select id from ${SCHEMA}.job where state = 'active'`);
    expect(active).toEqual([]);
  }, 60_000);
});
