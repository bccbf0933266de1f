import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toRefusal } from '../../../src/server/http/answerErrors.ts';
import { networkOf } from '../../../src/server/http/networkOf.ts';
import { spellings } from '../../support/attacks/spellings.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let ana: string;
let luis: string;
beforeAll(async () => {
  server = await startTestServer({ environment: { TOKEN_RATE: '3', ADDRESS_RATE: '20' } });
  await server.createUsers('almadraba', [
    { username: 'ana' },
    { username: 'luis' },
    { username: 'nora' },
    { username: 'eva' },
  ]);
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

describe('a session', () => {
  test('is shown in one way only', async () => {
    for (const authorization of spellings(luis)) {
      const answer = await server.ask('GET', '/api/groups', {
        headers: { authorization },
        remoteAddress: `198.18.0.${authorization.length % 250}`,
      });
      expect([authorization, [401, 429].includes(answer.statusCode)]).toEqual([
        authorization,
        true,
      ]);
    }
  });

  test('has one limit whatever letters the scheme has and however often its token was renewed', async () => {
    const first = (await server.logIn('nora', { remoteAddress: '192.0.2.201' })).json();
    const tokens = [first.access_token];
    let { refresh_token } = first;
    for (let count = 0; count < 4; count++) {
      const form = { grant_type: 'refresh_token', refresh_token };
      const options = { basic: true, form, remoteAddress: '192.0.2.201' };
      const renewed = (await server.ask('POST', '/api/oauth2/token', options)).json();
      tokens.push(renewed.access_token);
      ({ refresh_token } = renewed);
    }
    const schemes = ['Bearer', 'bearer', 'BEARER', 'bEARER'];
    const answers = await Promise.all(
      Array.from({ length: 160 }, (_, index) =>
        server.ask('GET', '/api/groups', {
          headers: { authorization: `${schemes[index % 4]} ${tokens[index % 5]}` },
          remoteAddress: `198.51.101.${index}`,
        }),
      ),
    );
    const { good, refused } = statuses(answers);
    expect(good + refused).toBe(160);
    // Thirty at once, and three a second for as long as this takes.
    expect(good).toBeLessThan(80);
  });
});

test('a person has one limit, however many sessions they have', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      server.token('eva', { remoteAddress: `192.0.2.${index + 210}` }),
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 160 }, (_, index) =>
      groups(tokens[index % tokens.length]!, `198.51.102.${index}`),
    ),
  );
  const { good, refused } = statuses(answers);
  expect(good + refused).toBe(160);
  expect(good).toBeLessThan(80);
});

describe('a network', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['evil.example', 'unknown'],
    ['', 'unknown'],
    ['999.1.1.1', 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  test('of IPv6 is limited as a whole', async () => {
    const ask = (remoteAddress: string) => server.ask('GET', '/api/credentials', { remoteAddress });
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, index) => ask(`2001:db8:7:7::${index.toString(16)}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(100);
    expect((await ask('2001:db8:7:8::1')).statusCode).toBe(200);
    const mapped = await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        ask(index % 2 ? '::ffff:203.0.113.77' : '203.0.113.77'),
      ),
    );
    expect(mapped.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(100);
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
      where datname = current_database() and usename = current_user
        and pid <> pg_backend_pid()`.execute(server.context.db);
    for (const { statusCode } of await asked) expect([200, 503]).toContain(statusCode);
    await expect.poll(async () => (await server.ask('GET', '/api/ready')).statusCode).toBe(200);
  });
});
