import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const many = Array.from({ length: 40 }, (_, index) => ({ username: `known${index}` }));
  await server.createUsers('almadraba', [{ username: 'ana' }, { username: 'luis' }, ...many]);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db, hosts } = server.context;
  for (const { id } of hosts.tenants)
    await withTenant(db, id, (at) => at.deleteFrom('throttles').execute());
});

const attempt = (username: string, password: string, ip: string, agent = 'attacker') =>
  server.logIn(username, { password, remoteAddress: ip, headers: { 'user-agent': agent } });
const countOf = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;
const pass = (seconds: number) => {
  const { clock, now } = server.context;
  return clock.moveTo(new Date(now().getTime() + seconds * 1000));
};

describe('guessing a password', () => {
  test('of 200 parallel guesses at most ten are evaluated, the rest are told to wait', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => attempt('ana', `guess-${index}`, '10.0.0.1')),
    );
    expect(countOf(answers, 401)).toBeLessThanOrEqual(10);
    expect(countOf(answers, 401) + countOf(answers, 429)).toBe(200);
    const refused = answers.find(({ statusCode }) => statusCode === 429)!;
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().result.errors[0]).toEqual({
      code: 'too_many',
      message: 'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
    });
  });

  test('from changing addresses is slowed down just as much', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => attempt('ana', `guess-${index}`, `10.9.0.${index}`)),
    );
    expect(countOf(answers, 401)).toBeLessThanOrEqual(10);
  });

  test('of many people from one IPv6 network is slowed down like from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        attempt(`known${index}`, 'wrong', `2001:db8:1:2::${index.toString(16)}`),
      ),
    );
    expect(countOf(answers, 401)).toBeLessThanOrEqual(20);
    expect((await attempt('known1', 'wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
  });

  test('makes each further guess wait longer, up to a quarter of an hour', async () => {
    for (let count = 0; count < 5; count++) await attempt('ana', 'wrong', '10.0.0.2');
    const waits = [];
    for (let count = 0; count < 9; count++) {
      const refused = await attempt('ana', 'wrong', '10.0.0.2');
      expect(refused.statusCode).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      waits.push(wait);
      await pass(wait);
      expect((await attempt('ana', 'wrong', '10.0.0.2')).statusCode).toBe(401);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('even the right password waits then, on a device that was never seen', async () => {
    for (let count = 0; count < 5; count++) await attempt('luis', 'wrong', '10.0.0.3');
    expect((await attempt('luis', 'Demo.2026', '10.0.0.3')).statusCode).toBe(429);
  });

  test('does not lock the user out of a device that they logged in from before', async () => {
    const mine = ['ana', 'Demo.2026', '192.0.2.7', 'my browser'] as const;
    expect((await attempt(...mine)).statusCode).toBe(200);
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => attempt('ana', `guess-${index}`, '10.0.0.4')),
    );
    expect((await attempt(...mine)).statusCode).toBe(200);
  });

  test('is slowed down on a known device too', async () => {
    await attempt('ana', 'Demo.2026', '192.0.2.8', 'shared');
    const answers = [];
    for (let count = 0; count < 8; count++) {
      answers.push(await attempt('ana', 'wrong', '192.0.2.8', 'shared'));
    }
    expect(countOf(answers, 401)).toBe(5);
  });

  test('one password over many users from one address is stopped', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => attempt(`user${index}`, 'Verano.2026', '10.0.0.5')),
    );
    expect(countOf(answers, 401)).toBeLessThanOrEqual(25);
    expect(countOf(answers, 401) + countOf(answers, 429) + countOf(answers, 503)).toBe(500);
    // A server that is busy answers some with 503: nobody judged those, and whoever goes on is stopped as soon.
    for (let more = countOf(answers, 401); more < 25; more++)
      await attempt(`more${more}`, 'Verano.2026', '10.0.0.5');
    expect((await attempt('somebody', 'Verano.2026', '10.0.0.5')).statusCode).toBe(429);
  });
});

describe('a right password', () => {
  test('clears what was counted before', async () => {
    for (let round = 0; round < 4; round++) {
      for (let count = 0; count < 4; count++) await attempt('luis', 'wrong', '10.0.1.1', 'new');
      expect((await attempt('luis', 'Demo.2026', '10.0.1.1', `new${round}`)).statusCode).toBe(200);
    }
  });

  test('thirty times at once is thirty logins', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt('luis', 'Demo.2026', '10.0.1.2', 'tabs')),
    );
    expect(countOf(answers, 200)).toBe(30);
  });
});

test('an unknown user is refused with the work that a known one takes', async () => {
  const known = await workOf('known1', '10.2.0.1');
  const unknown = await workOf('nobody', '10.3.0.1');
  expect(known.comparisons).toBe(1);
  expect(known.statements.length).toBeGreaterThan(5);
  expect(unknown).toEqual(known);

  /** What a wrong password sets to work: each statement as it is prepared, and how often a hash is compared. */
  async function workOf(user: string, ip: string) {
    const compare = vi.spyOn(server.context.passwords, 'verify');
    const query = vi.spyOn(Client.prototype, 'query');
    expect((await attempt(user, 'wrong', ip)).statusCode).toBe(401);
    const statements = query.mock.calls.map(
      ([asked]) => asked as unknown as string | { text: string },
    );
    const comparisons = compare.mock.calls.length;
    vi.restoreAllMocks();
    return {
      comparisons,
      statements: statements.map((asked) => (typeof asked === 'string' ? asked : asked.text)),
    };
  }
});
