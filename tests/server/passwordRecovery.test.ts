import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_HANDLES } from '../../src/server/identity/passwordHandle.ts';
import { startTestServer, type Ask, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.createUsers('almadraba', [
    { username: 'ana' },
    { username: 'rosa' },
    { username: 'often' },
    { username: 'old' },
    { username: 'hunted' },
    ...['short', 'nearly', 'long', 'named', 'late', 'many'].map((username) => ({ username })),
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
  const spare = await handleFor('rosa');
  const handle = await handleFor('rosa');
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
  const handle = await handleFor('many');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => change(handle, `una barca número ${index}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test.each([
  ['too short', 'short', 'corta 1', 'min_length'],
  ['too short without being nothing', 'nearly', 'corta1234', 'min_length'],
  ['too long', 'long', 'x'.repeat(129), 'max_length'],
  ['with the name in it', 'named', 'mi nombre es NAMED', 'password_named'],
])(
  'a new password that is %s is refused by name, and the handle stays good',
  async (_, username, password, code) => {
    const handle = await handleFor(username);
    const refused = await change(handle, password);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().result.errors[0]).toMatchObject({ code, path: '/body/password' });
    expect((await change(handle, 'una barca azul')).statusCode).toBe(200);
  },
);

test('a newer link ends those before it', async () => {
  const handles = [await handleFor('old'), await handleFor('old'), await handleFor('old')];
  const newest = handles.pop()!;
  for (const handle of handles) {
    const refused = await change(handle, 'una barca azul');
    expect(refused.json().result.errors[0].code).toBe('handle_used');
  }
  expect((await change(newest, 'una barca azul')).statusCode).toBe(200);
});

test('one person is sent a few mails in half an hour, from however many places they are asked for', async () => {
  const sentTo = async () =>
    (await letters()).filter(({ to }) => to === 'often@example.test').length;
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        recover('often', { remoteAddress: `198.51.100.${index}` }),
      ),
    );
  const answers = await ask(40);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]!.json()).toEqual({ data: { done: true } });
  expect(await sentTo()).toBe(MOST_HANDLES);
  const { clock, now } = server.context;
  await clock.moveTo(new Date(now().getTime() + 1_799_000));
  await ask(3);
  expect(await sentTo()).toBe(MOST_HANDLES);
  await clock.moveTo(new Date(now().getTime() + 2_000));
  await ask(3);
  expect(await sentTo()).toBe(MOST_HANDLES + 3);
});

test('a stranger who asks again and again takes nothing away: the newest mail always holds a good link', async () => {
  const { clock, now } = server.context;
  for (let minutes = 0; minutes <= 60; minutes += 7) {
    for (let each = 0; each < 6; each++)
      await recover('hunted', { remoteAddress: `198.51.100.${minutes + each}` });
    const newest = (await letters()).find(({ to }) => to === 'hunted@example.test')!;
    const handle = new URL(newest.link).searchParams.get('user_uuid')!;
    // Refused for the password alone: the handle is good, and stays so.
    const refused = await change(handle, 'mi nombre es HUNTED');
    expect(refused.json().result.errors[0].code).toBe('password_named');
    await clock.moveTo(new Date(now().getTime() + 7 * 60_000));
  }
});

test('a handle is good for half an hour and for its own tenant', async () => {
  const handle = await handleFor('late');
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
