import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuckets } from '../../../src/server/http/buckets.ts';
import { toRefusal } from '../../../src/server/http/answerErrors.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let ana: string;
let luis: string;
beforeAll(async () => {
  server = await startTestServer({ environment: { TOKEN_RATE: '3', ADDRESS_RATE: '20' } });
  await server.createUsers('almadraba', [{ username: 'ana' }, { username: 'luis' }]);
  const at = { remoteAddress: '192.0.2.200' };
  [ana, luis] = [await server.token('ana', at), await server.token('luis', at)];
});
afterAll(() => server.close());

const groups = (token: string, remoteAddress: string) =>
  server.ask('GET', '/api/groups', { token, remoteAddress });
const statuses = (answers: { statusCode: number }[]) => {
  const count = (status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;
  return { good: count(200), refused: count(429), all: count(200) + count(429) };
};

describe('whoever asks too fast', () => {
  test('with one token from many addresses is told when to come again, and others are not', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) => groups(ana, `198.51.100.${index}`)),
    );
    const { good, refused, all } = statuses(answers);
    expect(all).toBe(80);
    expect(good).toBeGreaterThanOrEqual(30);
    expect(refused).toBeGreaterThan(0);
    const { headers, body } = answers.find(({ statusCode }) => statusCode === 429)!;
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(body).result.errors[0].code).toBe('too_many');
    expect((await groups(luis, '198.51.100.250')).statusCode).toBe(200);
  });

  test('from one address is refused before anything is looked up, whatever token is shown', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => groups(`guess-${index}`, '203.0.113.9')),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429).length;
    expect(refused).toBeGreaterThan(100);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(400 - refused);
    expect((await groups(luis, '203.0.113.10')).statusCode).toBe(200);
  });
});

describe('a bucket', () => {
  test('gives what it holds at once, then what flows in, and says how long until then', () => {
    const { take } = createBuckets({ rate: 2, burst: 4 });
    expect([1, 2, 3, 4].map(() => take('a', 0))).toEqual([0, 0, 0, 0]);
    expect(take('a', 0)).toBe(0.5);
    expect(take('b', 0)).toBe(0);
    expect(take('a', 500)).toBe(0);
    expect(take('a', 500)).toBe(0.5);
    expect([1, 2, 3, 4, 5].map(() => take('a', 60_000) > 0)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('is forgotten when there are too many, the oldest first', () => {
    const { take } = createBuckets({ rate: 1, burst: 1 });
    take('first', 0);
    expect(take('first', 0)).toBeGreaterThan(0);
    for (let index = 0; index < 50_000; index++) take(`key ${index}`, 0);
    expect(take('first', 0)).toBe(0);
    expect(take('key 49999', 0)).toBeGreaterThan(0);
  });
});

describe('a database that cannot answer', () => {
  test.each([
    ['57014', 'canceling statement due to statement timeout'],
    ['57P01', 'terminating connection due to administrator command'],
    ['40P01', 'deadlock detected'],
    ['53300', 'sorry, too many clients already'],
    ['08006', 'connection failure'],
    ['', 'Connection terminated unexpectedly'],
    ['', 'timeout exceeded when trying to connect'],
  ])('is 503 with a time to come again: %s %s', (code, message) => {
    const { status, headers } = toRefusal(Object.assign(new Error(message), { code }));
    expect([status, headers]).toEqual([503, { 'retry-after': '2' }]);
  });

  test('and has lost its connections is asked anew as soon as they are known to be gone', async () => {
    const asked = Promise.all(
      Array.from({ length: 15 }, (_, index) => groups(luis, `198.51.100.${index}`)),
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and pid <> pg_backend_pid()`.execute(server.context.db);
    for (const { statusCode } of await asked) expect([200, 503]).toContain(statusCode);
    await expect
      .poll(async () => (await server.ask('GET', '/api/ready')).statusCode, { timeout: 5_000 })
      .toBe(200);
  });
});
