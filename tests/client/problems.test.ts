import { expect, test } from 'vitest';
import { hostCredentials } from '#/client/hostCredentials.ts';
import { empty, json, loggedIn, lostNetwork, refusal, scripted } from './scripted.ts';

const balance = 'GET /interveners/i-1/balance';
const ask = { path: { id: 'i-1' } };

test.each([
  ['a 404', () => refusal(404, 'Cuenta inexistente'), 404, '404', 'No encontrado'],
  ['the first error of the answer', () => refusal(409, 'Ya existe'), 409, '409', 'Ya existe'],
  [
    'the info where there are no errors',
    () => json({ result: { errors: [], info: 'En mantenimiento' } }, 503),
    503,
    '503',
    'En mantenimiento',
  ],
  [
    'an error without a message of ours',
    () => new Response('<html>Bad gateway</html>', { status: 502 }),
    502,
    '502',
    'No response was received',
  ],
  ['a lost network', lostNetwork, 0, 'HTTP Error', 'No response was received'],
  ['an answer without data', () => json({}), 200, 'Error', 'Response has no expected structure'],
  [
    'data that is null',
    () => json({ data: null }),
    200,
    'Error',
    'Response has no expected structure',
  ],
  [
    'an answer that is no JSON',
    () => new Response('<html></html>'),
    200,
    'Error',
    'Response has no expected structure',
  ],
  ['an empty answer', () => empty(204), 204, 'Error', 'Response has no expected structure'],
])('%s has its name and message', async (_, answer, status, name, message) => {
  const { client, signedOut } = await loggedIn({ [balance]: answer });
  const { data, problem } = await client.call('getIntervenerBalance', ask);
  expect(data).toBeUndefined();
  expect(problem).toMatchObject({ status, name, message });
  expect(signedOut).toEqual([]);
});

test('without a session nothing is sent and the person goes to login', async () => {
  const { client, sent, signedOut } = scripted({});
  const { problem } = await client.call('getMe', {});
  expect(problem?.message).toBe('No hay session');
  expect(sent).toEqual([]);
  expect(signedOut).toEqual([problem]);
});

test('an unknown host has no credentials', async () => {
  const { options } = scripted({ 'GET /credentials': () => refusal(404, 'x') });
  const { problem } = await hostCredentials({
    baseUrl: 'https://desconocido.example/api',
    fetch: options.fetch!,
  });
  expect(problem?.message).toBe('No API credentials found for hostname: desconocido.example');
});

test('a client without credentials names the host', async () => {
  const { client, sent } = scripted({}, { credentials: undefined });
  const { problem } = await client.call('getMe', {});
  expect(problem?.message).toBe('No API credentials found for hostname: almadraba.example');
  expect(sent).toEqual([]);
});

test('a wrong password is a problem of its own and no end of a session', async () => {
  const { client, signedOut, slept } = scripted({
    'POST /oauth2/token': () => refusal(401, 'Usuario o contraseña incorrectos'),
  });
  const problem = await client.session.login({ username: 'ana', password: 'x' });
  expect(problem).toMatchObject({ status: 401, message: 'Usuario o contraseña incorrectos' });
  expect([signedOut, slept]).toEqual([[], []]);
});

test.each([
  ['a read', 'getIntervenerBalance' as const, balance, ask, undefined],
  [
    'a write',
    'updateIntervener' as const,
    'PATCH /interveners/i-1',
    { path: { id: 'i-1' }, body: { email: 'a@example.test' } },
    true,
  ],
])('%s whose answer was lost says whether it may have happened', async (_, id, at, input, lost) => {
  for (const answer of [lostNetwork, () => new Response('Gateway timeout', { status: 504 })]) {
    const { client } = await loggedIn({ [at]: answer });
    const { problem } = await client.call(id, input as never);
    expect(problem?.lost).toBe(lost);
  }
});

test('a write that the server refused in its own words is not lost', async () => {
  const { client } = await loggedIn({ 'PATCH /interveners/i-1': () => refusal(503, 'Ocupado') });
  const { problem } = await client.call('updateIntervener', {
    path: { id: 'i-1' },
    body: { email: 'a@example.test' },
  });
  expect(problem).toMatchObject({ message: 'Ocupado' });
  expect(problem?.lost).toBeUndefined();
});

test('errors keep code and params, and point to the answers of the form', async () => {
  const { client } = await loggedIn({
    'POST /tin-validator': () =>
      refusal(422, 'Campo requerido.', {
        code: 'required',
        path: '/body/tinNumber',
        params: { n: 1 },
      }),
  });
  const { problem } = await client.call('validateTin', {
    body: { countryCode: 'ES', tinNumber: '' },
  });
  expect(problem?.errors).toEqual([
    { message: 'Campo requerido.', code: 'required', path: '/answers/tinNumber', params: { n: 1 } },
  ]);
});

test('a problem carries the id of its request, the server’s where it gives one', async () => {
  const { client, sent } = await loggedIn({ [balance]: () => refusal(500, 'x') });
  const own = await client.call('getIntervenerBalance', ask);
  expect(own.problem?.requestId).toBe(sent[0]?.headers['x-request-id']);
  const other = await loggedIn({
    [balance]: () => json({}, 500, { 'x-request-id': 'server-id-1' }),
  });
  const given = await other.client.call('getIntervenerBalance', ask);
  expect(given.problem?.requestId).toBe('server-id-1');
});
