import { expect, test } from 'vitest';
import { json, loggedIn, lostNetwork, me, refusal, token } from './scripted.ts';

const write = {
  path: { id: 'i-1' },
  body: { email: 'a@example.test' },
};

test('a 401 refreshes, waits five seconds and sends the same request again', async () => {
  let tries = 0;
  const { client, sent, slept, signedOut } = await loggedIn({
    'PATCH /interveners/i-1': () => ((tries += 1) === 1 ? refusal(401) : json({ data: { ok: 1 } })),
  });
  const { problem } = await client.call('updateIntervener', write);
  expect(problem).toBeUndefined();
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /interveners/i-1',
    'POST /oauth2/token',
    'PATCH /interveners/i-1',
  ]);
  const [first, , second] = sent;
  expect(slept).toEqual([5_000]);
  expect(second?.headers['x-request-id']).toBe(first?.headers['x-request-id']);
  expect(second?.body).toBe(first?.body);
  expect([first, second].map((one) => one?.headers.authorization)).toEqual([
    'Bearer access-1',
    'Bearer access-2',
  ]);
  expect(signedOut).toEqual([]);
});

test('a second 401 signs out', async () => {
  const { client, signedOut, slept } = await loggedIn({ 'GET /me': () => refusal(401) });
  const { problem } = await client.call('getMe', {});
  expect(problem).toMatchObject({ status: 401, name: 'Error 401', message: 'No autorizado' });
  expect(signedOut).toEqual([problem]);
  expect(slept).toEqual([5_000]);
  expect(client.session.isOpen()).toBe(false);
});

test.each([400, 401, 500])('a 401 whose refresh answers %i signs out at once', async (status) => {
  let isOpen = true;
  const { client, signedOut, slept } = await loggedIn({
    'GET /me': () => refusal(401),
    'POST /oauth2/token': () => (isOpen ? json(token(1)) : refusal(status)),
  });
  isOpen = false;
  const { problem } = await client.call('getMe', {});
  expect(problem).toMatchObject({ name: 'Error 401', message: 'No autorizado' });
  expect(signedOut).toHaveLength(1);
  expect(slept).toEqual([]);
});

test('a 401 whose refresh meets a lost network keeps the session', async () => {
  let isOpen = true;
  const { client, signedOut } = await loggedIn({
    'PATCH /interveners/i-1': () => refusal(401),
    'POST /oauth2/token': () => (isOpen ? json(token(1)) : lostNetwork()),
  });
  isOpen = false;
  const { problem } = await client.call('updateIntervener', write);
  expect(problem).toMatchObject({ status: 0, message: 'No response was received' });
  expect(problem?.lost).toBeUndefined();
  expect(signedOut).toEqual([]);
});

test('twenty calls refused together refresh once and all succeed', async () => {
  const { client, to } = await loggedIn({
    'GET /me': ({ headers }) =>
      headers.authorization === 'Bearer access-1' ? refusal(401) : json({ data: {} }),
  });
  const results = await Promise.all(Array.from({ length: 20 }, () => client.call('getMe', {})));
  expect(results.every(({ problem }) => !problem)).toBe(true);
  expect(to('/oauth2/token')).toHaveLength(1);
  expect(to('/me')).toHaveLength(40);
});

test('a request id of the caller is kept, so that a person’s act has one id', async () => {
  const { client, sent } = await loggedIn({ 'PATCH /interveners/i-1': () => json({ data: {} }) });
  const headers = { 'X-Request-Id': 'act-12345678' };
  await client.call('updateIntervener', { ...write, headers });
  await client.call('updateIntervener', { ...write, headers });
  expect(sent.map((one) => one.headers['x-request-id'])).toEqual(['act-12345678', 'act-12345678']);
});

test('every call says in which language the page speaks, and nothing said before counts after another is chosen', async () => {
  const { client, sent, to } = await loggedIn(
    {
      'PATCH /interveners/i-1': () => json({ data: { ok: 1 } }),
      'GET /me': () => json(me),
      'GET /groups': () => json({ data: { groups: [], total: 0, next: null } }),
    },
    { language: 'es' },
  );
  const ask = async () => {
    await client.me();
    await client.call('listGroups', {});
    await client.call('updateIntervener', write);
    return sent.splice(0).map(({ headers }) => headers['accept-language']);
  };
  expect(await ask()).toEqual(['es', 'es', 'es']);
  await client.me();
  await client.ahead('listGroups', {});
  sent.length = 0;
  client.speak('ca');
  expect(client.store.read('lang')).toBe('ca');
  expect(await ask()).toEqual(['ca', 'ca', 'ca']);
  // Who logs in is refused in it too.
  await client.session.login({ username: 'ana', password: 'Demo.2026' });
  expect(to('/oauth2/token').at(-1)!.headers['accept-language']).toBe('ca');
});

test('where no language is said the browser’s own goes with a call', async () => {
  const { client, sent } = await loggedIn({
    'GET /groups': () => json({ data: { groups: [], total: 0, next: null } }),
  });
  await client.call('listGroups', {});
  expect(sent[0]!.headers).not.toHaveProperty('accept-language');
});
