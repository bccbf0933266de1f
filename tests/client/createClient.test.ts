import { expect, test } from 'vitest';
import { empty, json, loggedIn, me as meAnswer, refusal, scripted } from './scripted.ts';

const list = (next: string | null) => json({ data: { notifications: [], total: 60, next } });

test('list parameters travel, and the value null removes them', async () => {
  const { client, sent } = await loggedIn({ 'GET /notifications': () => list(null) });
  await client.call('listNotifications', { query: { $limit: 25, $offset: 0 } });
  await client.call('listNotifications', { query: { $limit: 'null', $offset: 'null' } });
  expect(sent.map(({ query }) => query)).toEqual([{ $limit: '25', $offset: '0' }, {}]);
});

test('a list without a limit is whole even where the server answers in pages', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({ uuid: `n-${from + index}` }));
  const { client, sent } = await loggedIn({
    'GET /notifications': ({ query }) => {
      const from = Number(query['$offset'] ?? 0);
      const to = Math.min(from + 25, 60);
      const next = to < 60 ? `/api/notifications?%24limit=25&%24offset=${to}` : null;
      return json({ data: { notifications: rows(from, to), total: 60, next } });
    },
  });
  const { data } = await client.call('listNotifications', { query: { $limit: 'null' } });
  expect(data?.data.notifications).toEqual(rows(0, 60));
  expect([data?.data.total, data?.data.next]).toEqual([60, null]);
  expect(sent).toHaveLength(3);
});

test('a server that repeats an empty page is not asked for ever', async () => {
  const { client, sent } = await loggedIn({
    'GET /notifications': () => list('/api/notifications?%24offset=0'),
  });
  const { problem } = await client.call('listNotifications', { query: { $limit: 'null' } });
  expect([problem, sent.length]).toEqual([undefined, 1]);
});

test('a page that cannot be read spoils the whole list', async () => {
  const { client } = await loggedIn({
    'GET /notifications': () =>
      json({
        data: { notifications: [{}], total: 2, next: 'https://evil.example/api/notifications' },
      }),
  });
  const { problem } = await client.call('listNotifications', { query: { $limit: 'null' } });
  expect(problem?.message).toBe('Response has no expected structure');
});

test('path parameters are escaped', async () => {
  const { client, sent } = await loggedIn({ 'GET /products/a%2Fb': () => json({ data: {} }) });
  await client.call('getProduct', { path: { id: 'a/b' } });
  expect(sent[0]?.path).toBe('/products/a%2Fb');
});

test('the empty body of a read mark is no body at all', async () => {
  const { client, sent } = await loggedIn({ 'PATCH /notifications/n-1': () => json({ data: {} }) });
  await client.call('markNotificationRead', { path: { id: 'n-1' } });
  expect([sent[0]?.body, sent[0]?.headers['content-type']]).toEqual(['', undefined]);
});

test('the next page is the same call with the link’s place', async () => {
  const { client, sent } = await loggedIn({ 'GET /notifications': () => list(null) });
  const link = '/api/notifications?%24limit=25&%24offset=25';
  expect((await client.nextPage('listNotifications', link)).problem).toBeUndefined();
  expect(sent[0]?.query).toEqual({ $limit: '25', $offset: '25' });
  expect(sent[0]?.headers.authorization).toBe('Bearer access-1');
});

test('a next page elsewhere is not followed', async () => {
  const { client, sent } = await loggedIn({});
  const { problem } = await client.nextPage(
    'listNotifications',
    'https://evil.example/api/notifications',
  );
  expect(problem?.message).toBe('Response has no expected structure');
  expect(sent).toEqual([]);
});

test('a download brings the file and its name', async () => {
  const { client, sent } = await loggedIn({
    'POST /operations/download': () =>
      new Response('a;b', { headers: { 'content-disposition': 'attachment; filename="op.csv"' } }),
  });
  const { data } = await client.download('createOperationsDownload', { body: { $search: 'x' } });
  expect([data?.filename, await data?.blob.text()]).toEqual(['op.csv', 'a;b']);
  expect(sent[0]?.query).toEqual({ $format: 'CSV' });
});

test.each([
  ['with 204', () => empty(204)],
  ['without data', () => new Response('')],
])('a download %s has no content', async (_, answer) => {
  const { client } = await loggedIn({ 'GET /operations/download': answer });
  const { problem } = await client.download('downloadOperations', {});
  expect(problem?.message).toBe('No content');
});

test('me is read once, with the intervener merged', async () => {
  const { client, to } = await loggedIn({});
  const [first] = await Promise.all([client.me(), client.me(), client.me()]);
  expect(first.data?.intervener).toEqual({
    uuid: 'i-1',
    intervener_status: 'VALIDADO',
    name: 'Ana',
    lastname_1: 'Robles',
    lastname_2: 'Núñez',
    is_minor: false,
    email: 'ana@example.test',
    mobile_phone: null,
  });
  expect(first.data?.accounts).toEqual([{ uuid: 'a-1' }]);
  expect(to('/me')).toHaveLength(1);
});

test('me is asked again after a minute, and when it is forgotten', async () => {
  const { client, clock, to } = await loggedIn({});
  await client.me();
  clock.now += 59_999;
  await client.me();
  expect(to('/me')).toHaveLength(1);
  clock.now += 1;
  await client.me();
  client.forgetMe();
  await client.me();
  expect(to('/me')).toHaveLength(3);
});

test('only the header’s fields of me are stored', async () => {
  const { client } = await loggedIn({});
  await client.me();
  expect(client.store.read('profile')).toEqual({
    given_name: 'Ana',
    family_name_1: 'Robles',
    uuid: 'i-1',
    name: 'Ana',
    lastname_1: 'Robles',
    lastname_2: 'Núñez',
  });
});

test.each([
  [
    'a changed profile',
    true,
    (c: Client) =>
      c.call('updateIntervener', { path: { id: 'i-1' }, body: { email: 'b@example.test' } }),
  ],
  [
    'a changed consent',
    true,
    (c: Client) =>
      c.call('updateGdpr', {
        path: { id: 'i-1' },
        body: { source: 'PRIVATE_AREA', profiling: true },
      }),
  ],
  [
    'a read notification',
    true,
    (c: Client) => c.call('markNotificationRead', { path: { id: 'i-1' } }),
  ],
  [
    'a question',
    false,
    (c: Client) => c.call('validateTin', { body: { countryCode: 'ES', tinNumber: '1' } }),
  ],
])('after %s me is forgotten: %s', async (_, isForgotten, act) => {
  const fine = () => json({ data: {} });
  const { client, to } = await loggedIn({
    'PATCH /interveners/i-1': fine,
    'PATCH /interveners/i-1/gdpr': fine,
    'PATCH /notifications/i-1': fine,
    'POST /tin-validator': fine,
  });
  await client.me();
  await act(client);
  await client.me();
  expect(to('/me')).toHaveLength(isForgotten ? 2 : 1);
});

test('a refused change leaves me as it was, a failed me is asked again', async () => {
  let tries = 0;
  const { client, to } = await loggedIn({
    'GET /me': () => ((tries += 1) === 1 ? refusal(500, 'x') : json(meAnswer)),
    'PATCH /interveners/i-1': () => refusal(422, 'x'),
  });
  expect((await client.me()).problem).toBeDefined();
  expect((await client.me()).problem).toBeUndefined();
  await client.call('updateIntervener', { path: { id: 'i-1' }, body: { email: 'x' } });
  await client.me();
  expect(to('/me')).toHaveLength(2);
});

test('another person in the same browser gets their own me', async () => {
  const { client, to } = await loggedIn({});
  await client.me();
  await client.session.logout();
  await client.session.login({ username: 'luis', password: 'x' });
  await client.me();
  expect(to('/me')).toHaveLength(2);
});

test('staff see the client whose DNI they look at, and it is kept', async () => {
  const { client, sent } = await loggedIn({ 'GET /me/admin': () => json(meAnswer) });
  await client.viewClient('12345678Z');
  await client.me();
  expect(sent.map(({ path, query }) => [path, query])).toEqual([
    ['/me/admin', { dni: '12345678Z' }],
  ]);
  expect(client.store.read('DNI')).toBe('12345678Z');
  expect(client.store.read('admin_profile')?.private_area.intervener).toMatchObject({
    name: 'Ana',
  });
  client.leaveClient();
  expect([client.store.read('DNI'), client.store.read('admin_profile')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a partial update carries the mimetype of the stored configuration', async () => {
  const configuration = { initial_configuration: { crm_mimetype: 'application/crm' } };
  const { client, sent } = await loggedIn({
    'GET /onboarding/public-configuration/almadraba': () => json({ data: { configuration } }),
    'PATCH /interveners/i-1': () => json({ data: {} }),
  });
  await client.call('getPublicConfiguration', { path: { name: 'almadraba' } });
  await client.call('updateIntervener', { path: { id: 'i-1' }, body: { email: 'b@example.test' } });
  expect(JSON.parse(sent.at(-1)!.body)).toEqual({
    mimetype: 'application/crm',
    email: 'b@example.test',
  });
});

test('a full update never carries group and permission fields', async () => {
  const { client, sent } = await loggedIn({ 'PUT /interveners/i-1': () => json({ data: {} }) });
  const whole = {
    type: 'F' as const,
    name: 'Ana',
    uuid_group: 'g',
    uuid_permission_set: 'p',
    permission_set: 'x',
    group: 'y',
  };
  await client.call('replaceIntervener', { path: { id: 'i-1' }, body: whole });
  expect(JSON.parse(sent[0]!.body)).toEqual({ type: 'F', name: 'Ana' });
});

test('files are uploaded once each under their names, with the section of their entity', async () => {
  const { client, sent } = await loggedIn({
    'POST /accounts/a-1/documents': () => json({ data: {} }, 201),
  });
  const files = [new File(['1'], 'uno.pdf'), new File(['2'], 'dos ñ.pdf')];
  const what = { category: 'ACCOUNT' as const, subcategory: ['A1', 'B2'], files };
  const { problem } = await client.documents.upload('BANK_ACCOUNTS', 'a-1', what);
  expect(problem).toBeUndefined();
  const form = sent[0]!.form!;
  expect(form.getAll('filename')).toEqual(['uno.pdf', 'dos ñ.pdf']);
  expect(form.getAll('attachment').map((file) => (file as File).name)).toEqual([
    'uno.pdf',
    'dos ñ.pdf',
  ]);
  expect([form.getAll('category'), form.getAll('subcategory'), form.get('section')]).toEqual([
    ['ACCOUNT'],
    ['A1', 'B2'],
    'BANK_ACCOUNTS',
  ]);
});

test.each(['NADA', 'constructor'])('the document entity type %s is unknown', async (type) => {
  const { client } = scripted({});
  const { problem } = await client.documents.get(type as never, 'a-1', 'd-1');
  expect(problem?.message).toBe(`Unkown document entity type "${type}".`);
});

type Client = ReturnType<typeof scripted>['client'];
