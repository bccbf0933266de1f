import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type Ask, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'ana' },
    { username: 'rosa' },
    { username: 'nomail', email: null },
  ]);
  await server.createUsers('encinar', [{ username: 'ana', email: 'other@example.test' }]);
});
afterAll(() => server.close());

const recover = (username: string, options: Ask = {}) =>
  server.ask('POST', '/api/users/password-recover', {
    key: true,
    payload: { username },
    ...options,
  });
const change = (user_uuid: string, password: string, options: Ask = {}) =>
  server.ask('POST', '/api/users/password-change', {
    key: true,
    payload: { user_uuid, password },
    ...options,
  });
async function letters(): Promise<{ to: string; kind: string; link: string; text: string }[]> {
  await server.context.background.settle();
  return (await server.ask('GET', '/dev/outbox.json')).json();
}
async function handleFor(username: string): Promise<string> {
  await recover(username);
  return new URL((await letters())[0]!.link).searchParams.get('user_uuid')!;
}

test('asking answers the same whether or not there is such a user', async () => {
  const answers = await Promise.all(
    ['ana', 'ALMADRABA-PRO/ana', 'nobody', 'nomail'].map((user) => recover(user)),
  );
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { done: true } });
  }
  const sent = await letters();
  expect(sent.map(({ to }) => to)).toEqual(['ana@example.test', 'ana@example.test']);
});

test('the mail holds a link with a one-time handle that is not the id of the user', async () => {
  await recover('rosa');
  const [letter] = await letters();
  expect(letter).toMatchObject({ to: 'rosa@example.test', kind: 'password-recovery' });
  expect(letter!.link).toMatch(
    /^http:\/\/localhost(:\d+)?\/login\/new-password\?user_uuid=[\w-]{22}$/,
  );
  expect(letter!.text).toContain(letter!.link);
});

test('the link of another tenant of the host leads to that tenant', async () => {
  await recover('ana', { tenant: 'encinar' });
  const [letter] = await letters();
  expect(letter).toMatchObject({ to: 'other@example.test' });
  expect(letter!.link).toMatch(/&id=encinar$/);
});

test('a handle sets the new password once and ends every session at once', async () => {
  const token = await server.token('rosa');
  const handle = await handleFor('rosa');
  const spare = await handleFor('rosa');
  expect((await change(handle, 'una barca azul')).json()).toEqual({ data: { done: true } });
  expect((await server.ask('GET', '/api/groups', { token })).statusCode).toBe(401);
  expect((await server.logIn('rosa')).statusCode).toBe(401);
  expect((await server.logIn('rosa', { password: 'una barca azul' })).statusCode).toBe(200);
  for (const used of [handle, spare]) {
    const again = await change(used, 'otra barca azul');
    expect(again.statusCode).toBe(422);
    expect(again.json().result.errors[0]).toMatchObject({
      code: 'handle_used',
      path: '/body/user_uuid',
    });
  }
});

test('ten parallel uses of one handle change the password once', async () => {
  const handle = await handleFor('ana');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => change(handle, `una barca número ${index}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test.each([
  ['too short', 'corta 1', 'min_length'],
  ['too short without being nothing', 'corta1234', 'min_length'],
  ['too long', 'x'.repeat(129), 'max_length'],
  ['with the name in it', 'mi nombre es ANA', 'password_named'],
])(
  'a new password that is %s is refused by name, and the handle stays good',
  async (_, password, code) => {
    const handle = await handleFor('ana');
    const refused = await change(handle, password);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().result.errors[0]).toMatchObject({ code, path: '/body/password' });
    expect((await change(handle, 'una barca azul')).statusCode).toBe(200);
  },
);

test('a handle is good for half an hour and for its own tenant', async () => {
  const handle = await handleFor('ana');
  expect((await change(handle, 'una barca azul', { tenant: 'encinar' })).statusCode).toBe(422);
  const { clock, now } = server.context;
  await clock.moveTo(new Date(now().getTime() + 1_801_000));
  expect((await change(handle, 'una barca azul')).statusCode).toBe(422);
});

test('the page of sent mails is readable without script and escapes what it shows', async () => {
  const page = await server.ask('GET', '/dev/outbox');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch('text/html');
  expect(page.body).toContain('Buzón de salida');
  expect(page.body).not.toMatch(/<script| style=| on\w+=/);
});
