import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [{ username: 'ana' }]);
  await server.createUsers('encinar', [{ username: 'ana' }]);
});
afterAll(() => server.close());

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const refresh = (refresh_token: string, tenant?: string) =>
  server.ask('POST', '/api/oauth2/token', {
    basic: true,
    tenant,
    form: { grant_type: 'refresh_token', refresh_token },
  });
const open = async (): Promise<Tokens> => (await server.logIn('ana')).json();
const works = async (token: string) =>
  (await server.ask('GET', '/api/groups', { token })).statusCode === 200;
const pass = (seconds: number) => {
  const { clock, now } = server.context;
  return clock.moveTo(new Date(now().getTime() + seconds * 1000));
};

test('a refresh token is exchanged for a new pair', async () => {
  const first = await open();
  const second = await refresh(first.refresh_token);
  expect(second.statusCode).toBe(200);
  expect(second.json().refresh_token).not.toBe(first.refresh_token);
  expect(await works(second.json().access_token)).toBe(true);
  expect(await works(first.access_token)).toBe(true);
});

const tabs = async (token: string) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  return answers;
};

test('twenty tabs that refresh together, and at once again, all stay logged in', async () => {
  const before = await tabs((await open()).refresh_token);
  await tabs(before.at(-1)!.json().refresh_token);
});

test('twenty tabs that refresh together have a pair each', async () => {
  const answers = await tabs((await open()).refresh_token);
  const pairs = answers.map((answer) => answer.json() as Tokens);
  expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(20);
  for (const pair of pairs) {
    expect(await works(pair.access_token)).toBe(true);
    expect((await refresh(pair.refresh_token)).statusCode).toBe(200);
  }
});

test('a token shown again and again within the grace gives a few pairs and no more', async () => {
  const { refresh_token } = await open();
  const statuses = new Map<number, number>();
  const pairs: Tokens[] = [];
  const show = async (token: string) => {
    const answer = await refresh(token);
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode === 200) pairs.push(answer.json());
  };
  for (let time = 0; time < 10; time++)
    await Promise.all(Array.from({ length: 10 }, () => show(refresh_token)));
  // The first pair is the login's own.
  expect(Object.fromEntries(statuses)).toEqual({ 200: 40, 429: 60 });
  // Nor is there a way round by what it gave.
  for (let at = 0; at < pairs.length && at < 100; at++) await show(pairs[at]!.refresh_token);
  expect(pairs.length).toBe(59);
  await pass(30);
  expect((await refresh(pairs.at(-1)!.refresh_token)).statusCode).toBe(200);
});

test('a token shown again within the grace gives one more pair', async () => {
  const { refresh_token } = await open();
  await refresh(refresh_token);
  await pass(29);
  expect((await refresh(refresh_token)).statusCode).toBe(200);
});

test('a token shown again after the grace ends the session with all its tokens, 50 of 50', async () => {
  const families = [];
  for (let count = 0; count < 50; count++) {
    const first = await open();
    const second = (await refresh(first.refresh_token)).json() as Tokens;
    families.push({ first, second });
  }
  await pass(31);
  for (const { first, second } of families) {
    expect((await refresh(first.refresh_token)).statusCode).toBe(401);
    expect(await works(first.access_token)).toBe(false);
    expect(await works(second.access_token)).toBe(false);
    expect((await refresh(second.refresh_token)).statusCode).toBe(401);
  }
});

test('the end of one session leaves the others of the same user open', async () => {
  const [stolen, other] = [await open(), await open()];
  await refresh(stolen.refresh_token);
  await pass(31);
  await refresh(stolen.refresh_token);
  expect(await works(other.access_token)).toBe(true);
});

test('a session that rests for half an hour is over', async () => {
  const { refresh_token } = await open();
  await pass(1_799);
  const next = await refresh(refresh_token);
  expect(next.statusCode).toBe(200);
  await pass(1_801);
  expect((await refresh(next.json().refresh_token)).statusCode).toBe(401);
});

test('a session ends after twelve hours however often it is refreshed', async () => {
  let tokens = await open();
  for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
    await pass(25 * 60);
    const answer = await refresh(tokens.refresh_token);
    expect(answer.statusCode).toBe(200);
    tokens = answer.json();
  }
  await pass(25 * 60);
  expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
});

test('a token of one tenant is unknown to another of the same host', async () => {
  const { refresh_token } = await open();
  expect((await refresh(refresh_token, 'encinar')).statusCode).toBe(401);
  expect((await refresh(refresh_token)).statusCode).toBe(200);
});

test('a user who is blocked meanwhile gets no new pair', async () => {
  await server.createUsers('almadraba', [{ username: 'later' }]);
  const { refresh_token } = (await server.logIn('later')).json();
  const { db } = server.context;
  const { withTenant } = await import('../../src/server/database/withTenant.ts');
  await withTenant(db, server.at().tenant.id, (transaction) =>
    transaction
      .updateTable('users')
      .set({ is_blocked: true })
      .where('username', '=', 'later')
      .execute(),
  );
  expect((await refresh(refresh_token)).statusCode).toBe(401);
});
