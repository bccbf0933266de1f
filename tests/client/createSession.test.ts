import { expect, test } from 'vitest';
import type { memoryStorage } from './scripted.ts';
import { json, loggedIn, lostNetwork, refusal, scripted, sharedLocks, token } from './scripted.ts';

const balance = 'GET /interveners/i-1/balance';
const ask = { path: { id: 'i-1' } };
const fine = () => json({ data: { value: '1.00' } });
const expiring = 600_000 * 0.8;

test('a login goes under the prefix of the tenant with the host’s consumer credentials', async () => {
  const { client, sent } = scripted({});
  expect(await client.session.login({ username: 'ana', password: 'Demo.2026' })).toBeUndefined();
  expect(sent[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.body))).toEqual({
    grant_type: 'password',
    username: 'ALMADRABA-PRO/ana',
    password: 'Demo.2026',
  });
  const basic = sent[0]!.headers.authorization!.replace('Basic ', '');
  expect(Buffer.from(basic, 'base64').toString('utf8')).toBe('consumer:señal€');
  expect(client.session.isOpen()).toBe(true);
});

test('calls carry the token and an id of their own', async () => {
  const { client, sent } = await loggedIn({ [balance]: fine });
  await client.call('getIntervenerBalance', ask);
  await client.call('getIntervenerBalance', ask);
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer access-1',
    'Bearer access-1',
  ]);
  expect(new Set(sent.map(({ headers }) => headers['x-request-id'])).size).toBe(2);
});

test('the token is refreshed at 80 % of its life and not before', async () => {
  const { client, to, clock } = await loggedIn({ [balance]: fine });
  clock.now += expiring - 1;
  await client.call('getIntervenerBalance', ask);
  expect(to('/oauth2/token')).toHaveLength(0);
  clock.now += 1;
  await client.call('getIntervenerBalance', ask);
  expect(new URLSearchParams(to('/oauth2/token')[0]?.body).get('refresh_token')).toBe('refresh-1');
  expect(to('/interveners/i-1/balance').at(-1)?.headers.authorization).toBe('Bearer access-2');
});

test('twenty calls at the same time cause one refresh', async () => {
  const { client, to, clock } = await loggedIn({ [balance]: fine });
  clock.now += expiring;
  const results = await Promise.all(
    Array.from({ length: 20 }, () => client.call('getIntervenerBalance', ask)),
  );
  expect(results.every(({ problem }) => !problem)).toBe(true);
  expect(to('/oauth2/token')).toHaveLength(1);
  expect(new Set(to('/interveners/i-1/balance').map((s) => s.headers.authorization))).toEqual(
    new Set(['Bearer access-2']),
  );
});

test('tabs that share storage and locks refresh once between them', async () => {
  const locks = sharedLocks();
  const first = await loggedIn({ [balance]: fine }, { locks });
  const others = Array.from({ length: 4 }, () =>
    scripted({ [balance]: fine }, { locks, storage: first.storage, now: first.options.now }),
  );
  first.clock.now += expiring;
  const tabs = [first, ...others];
  await Promise.all(tabs.map(({ client }) => client.call('getIntervenerBalance', ask)));
  expect(tabs.flatMap(({ to }) => to('/oauth2/token'))).toHaveLength(1);
  expect(tabs.flatMap(({ signedOut }) => signedOut)).toEqual([]);
});

test('a busy server at refresh time does not end a session whose token still holds', async () => {
  for (const answer of [lostNetwork, () => refusal(503, 'Ocupado'), () => refusal(429, 'Espere')]) {
    let isBusy = false;
    const { client, clock, signedOut } = await loggedIn({
      [balance]: fine,
      'POST /oauth2/token': () => (isBusy ? answer() : json(token(1))),
    });
    isBusy = true;
    clock.now += expiring;
    expect((await client.call('getIntervenerBalance', ask)).problem).toBeUndefined();
    clock.now += 600_000;
    const { problem } = await client.call('updateIntervener', {
      path: { id: 'i-1' },
      body: { email: 'a@example.test' },
    });
    expect(problem).toBeDefined();
    expect(problem?.lost).toBeUndefined();
    expect(signedOut).toEqual([]);
    expect(client.session.isOpen()).toBe(true);
  }
});

test('a refused refresh ends the session once, however many calls were waiting', async () => {
  let isDead = false;
  const { client, clock, signedOut, storage } = await loggedIn({
    'POST /oauth2/token': () => (isDead ? refusal(401, 'invalid_grant') : json(token(1))),
  });
  isDead = true;
  clock.now += expiring;
  const results = await Promise.all(
    Array.from({ length: 20 }, () => client.call('getIntervenerBalance', ask)),
  );
  for (const { problem } of results)
    expect(problem).toMatchObject({ name: 'Error 401', message: 'No autorizado' });
  expect(signedOut).toHaveLength(1);
  expect((storage as ReturnType<typeof memoryStorage>).kept.size).toBe(0);
});

test('calls that a page still makes after its session has ended do not end it again', async () => {
  const { client, signedOut } = await loggedIn({});
  await client.session.logout();
  for (let index = 0; index < 3; index++)
    expect((await client.call('getIntervenerBalance', ask)).problem?.status).toBe(401);
  expect(signedOut).toHaveLength(1);
});

test('a session that was closed elsewhere is told once, and so is the next one', async () => {
  const { client, signedOut, storage } = await loggedIn({});
  for (const times of [1, 2]) {
    storage.clear();
    await client.call('getIntervenerBalance', ask);
    await client.call('getIntervenerBalance', ask);
    expect(signedOut).toHaveLength(times);
    await client.session.login({ username: 'ana', password: 'x' });
  }
});

test('logging out revokes first and clears everything', async () => {
  const { client, sent, storage, signedOut, ends } = await loggedIn({});
  storage.setItem('lang', 'en');
  await client.session.logout();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/oauth2/revoke', 'token=refresh-1'],
  ]);
  expect((storage as ReturnType<typeof memoryStorage>).kept.size).toBe(0);
  expect(signedOut).toEqual([undefined]);
  expect(ends.at(-1)).toBeUndefined();
});

test('a call that is refused while logging out is no second reason to leave', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { client, signedOut } = await loggedIn({
    'GET /me': () => held.then(() => refusal(401, 'x')),
  });
  const late = client.call('getMe', {});
  const leaving = client.session.logout();
  release();
  await Promise.all([late, leaving]);
  expect(signedOut).toEqual([undefined]);
});

test.each([
  ['refuses', () => refusal(500, 'x')],
  ['cannot be reached', lostNetwork],
])('logging out clears everything when the server %s', async (_, answer) => {
  const { client, storage, signedOut } = await loggedIn({ 'POST /oauth2/revoke': answer });
  await client.session.logout();
  expect((storage as ReturnType<typeof memoryStorage>).kept.size).toBe(0);
  expect(signedOut).toHaveLength(1);
});

test('logging out does not wait for a server that never answers', async () => {
  const all = await loggedIn(
    { 'POST /oauth2/revoke': () => new Promise<Response>(() => undefined) },
    { sleep: () => Promise.resolve() },
  );
  await all.client.session.logout();
  expect(all.client.session.isOpen()).toBe(false);
});

test('a session of another tenant is left behind, and revoked with the keys of its own', async () => {
  const first = await loggedIn({});
  const id = '00000000-0000-5000-8000-000000000099';
  const other = { ...first.options.credentials!, id };
  const tenants = [first.options.credentials!, { ...other, consumer_key: 'other' }];
  const second = scripted({}, { storage: first.storage, credentials: other, tenants });
  expect(second.client.session.isOpen()).toBe(false);
  expect(second.storage.getItem('tenant')).toBe(id);
  await expect.poll(() => second.sent.length).toBe(1);
  const [revoked] = second.sent;
  expect([revoked?.path, revoked?.headers['authorization']]).toEqual([
    '/oauth2/revoke',
    `Basic ${Buffer.from('consumer:señal€').toString('base64')}`,
  ]);
  expect(revoked?.body).toMatch(/^token=\S+$/);
});

test('the moment at which the session dies is told at login, refresh and logout', async () => {
  const { client, clock, ends } = await loggedIn({ [balance]: fine });
  clock.now += expiring;
  await client.call('getIntervenerBalance', ask);
  expect(ends).toEqual([1_000_000 + 43_200_000, 1_000_000 + expiring + 43_200_000]);
  expect(client.session.endsAt()).toBe(ends[1]);
  expect(await client.session.stay()).toBe(true);
  expect(ends).toHaveLength(3);
});

test('a session whose time is over ends for that reason, and nobody is asked', async () => {
  const { client, sent, clock, signedOut } = await loggedIn({ [balance]: fine });
  clock.now += 43_200_000;
  const { problem } = await client.call('getIntervenerBalance', ask);
  expect(problem).toMatchObject({ status: 401, name: 'expired' });
  expect(signedOut).toEqual([expect.objectContaining({ name: 'expired' })]);
  expect(client.session.isOpen()).toBe(false);
  expect(sent).toEqual([]);
});

test('guests carry the key of the tenant, and a token of the host where it is asked for', async () => {
  const tests = () => json({ data: { tests: [], total: 0, next: null } });
  const { client, sent, to } = scripted({ 'GET /onboarding/leads-test': tests });
  await client.call('listLeadsTests', {});
  expect(sent[0]?.headers).toMatchObject({ apikey: 'key-1' });
  expect(sent[0]?.headers.authorization).toBeUndefined();
  client.session.useClientCredentials();
  await client.call('listLeadsTests', {});
  await client.call('listLeadsTests', {});
  expect(to('/oauth2/token').map(({ body }) => body)).toEqual(['grant_type=client_credentials']);
  expect(sent.at(-1)?.headers.authorization).toBe('Bearer access-1');
});

test('staff log in for their own scope', async () => {
  const { client, sent } = scripted({});
  await client.session.login({ username: 'staff.ops', password: 'x', scope: 'staff' });
  expect(new URLSearchParams(sent[0]?.body).get('scope')).toBe('staff');
  expect(client.store.read('ADMIN')).toBe(true);
});
