import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { decide } from '../../support/decide.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TENANT = 'almadraba';
let server: TestServer;
let ana: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  // In Madrid the day of tomorrow has begun.
  await server.ask('POST', '/dev/clock', { payload: { now: '2026-11-20T23:30:00Z' } });
  ana = await server.token('ana');
});
afterAll(() => server.close());

test.each([
  ['Europe/Madrid', 200],
  ['Atlantic/Canary', 400],
])('in %s the day of tomorrow is answered with %i', async (time_zone, status) => {
  await decide(server.context, TENANT, (settings) => Object.assign(settings, { time_zone }));
  const report = `/api/accounts/${uuidOf(`${TENANT}/account/ana/1`)}/tax-report?date=2026-11-21`;
  expect((await server.ask('GET', report, { token: ana })).statusCode).toBe(status);
});
