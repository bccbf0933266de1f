import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { MOST_CODES } from '../../../src/server/signatures/dailyLimit.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/server.ts';
import { isWhole } from '../../support/sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
});
afterAll(() => server.close());

const prove = (token: string, password = PASSWORD) =>
  server.ask('POST', '/api/reauthentications', { token, payload: { password } });

test.runIf(isWhole)(
  'a hundred right passwords of one person at once keep nobody else from logging in',
  async () => {
    const token = await server.token('ana');
    let isOver = false;
    const flood = Promise.all(Array.from({ length: 100 }, () => prove(token))).finally(
      () => (isOver = true),
    );
    const beside = [];
    for (let time = 0; time < 3; time++)
      beside.push(
        await server.logIn('ana', { tenant: 'encinar', remoteAddress: '192.0.2.77' }),
        await server.logIn('luis', { remoteAddress: '192.0.2.78' }),
      );
    expect(beside.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(isOver).toBe(false);
    const statuses = (await flood).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(MOST_CODES);
  },
);

test('a day without codes is told before any password is looked at', async () => {
  const token = await server.token('luis');
  const { id } = server.at().tenant;
  await withTenant(server.context.db, id, (db) =>
    db
      .insertInto('signature_days')
      .values({
        tenant_id: id,
        uuid_intervener: uuidOf('almadraba/intervener/luis'),
        day: '2026-11-20',
        codes: MOST_CODES,
        tries: 0,
      })
      .execute(),
  );
  const answer = await prove(token, 'wrong');
  expect([answer.statusCode, answer.json().result.errors[0].code]).toEqual([429, 'signature_day']);
});

test('guesses of the password are counted over all sessions of a person', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      server.token('iberica', { remoteAddress: `192.0.2.${index + 1}` }),
    ),
  );
  const statuses: number[] = [];
  for (const token of tokens)
    for (let time = 0; time < 4; time++) statuses.push((await prove(token, 'wrong')).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});
