import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { createCaller, idOf, startDemo, type Caller, type Demo } from './demo.ts';

let demo: Demo;
let ana: Caller;
let grande: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
  grande = await demo.as('grande');
});
afterAll(() => demo.close());

const self = `/interveners/${idOf('intervener/ana')}`;
const account = `/accounts/${idOf('account/ana/1')}`;
const many = `/interveners/${idOf('intervener/grande')}/accounts`;
const base64 = (value: unknown) =>
  encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'));

/** A row by what tells it from the others. */
const nameOf = (row: Record<string, unknown>) =>
  String(row.uuid ?? row.key_product ?? row.date ?? row.key ?? row.key_name);

describe('a list in pages', () => {
  test.each([
    ['accounts', () => grande, `${many}?$limit=7&is_private_area=true`, 80, 12],
    ['accounts without a limit of the asker', () => grande, many, 80, 8],
    ['accounts from the middle on', () => grande, `${many}?$limit=30&$offset=15`, 65, 3],
    ['products', () => ana, '/products?$limit=4', 29, 8],
    ['products that were searched for', () => ana, '/products?$search=clase&$limit=3', 20, 7],
    [
      'products that were filtered',
      () => ana,
      `/products?$limit=2&$filter=${base64({ kind: 'PP', is_complex: false })}`,
      3,
      2,
    ],
    ['notifications', () => ana, '/notifications?$limit=2', 5, 3],
    ['positions', () => ana, `${account}/positions?$limit=2`, 5, 3],
    ['products of an account', () => ana, `${account}/products?$limit=1`, 5, 5],
    ['distribution', () => ana, `${account}/distribution?$limit=4`, 5, 2],
    ['evolution', () => ana, `${account}/evolution?range=1A&$limit=100`, 365, 4],
  ])(
    'of %s gives every row once when its links are followed',
    async (_, who, path, rows, pages) => {
      const found = await who().all<Record<string, unknown>>(path);
      expect([found.rows.length, found.pages]).toEqual([rows, pages]);
      const names = found.rows.map(nameOf);
      expect(new Set(names).size).toBe(rows);
      const separator = path.includes('?') ? '&' : '?';
      const whole = path.replace(/\$limit=\d+/, '$limit=null');
      const { rows: once, pages: one } = await who().all<Record<string, unknown>>(
        whole === path ? `${path}${separator}$limit=null` : whole,
      );
      expect(one).toBe(1);
      expect(once.map(nameOf)).toEqual(names);
    },
  );

  test('says how many rows there are on each page, and where the next one is', async () => {
    const first = await grande.read<'listIntervenerAccounts'>(`${many}?$limit=30`);
    expect([first.accounts.length, first.total]).toEqual([30, 80]);
    expect(new URL(first.next!, 'http://x').searchParams.get('$offset')).toBe('30');
    const last = await grande.read<'listIntervenerAccounts'>(`${many}?$limit=30&$offset=60`);
    expect([last.accounts.length, last.total, last.next]).toEqual([20, 80, null]);
  });

  test('beyond its end is empty and has no next page', async () => {
    for (const path of [many, '/products', '/notifications', `${account}/positions`]) {
      const caller = path === many ? grande : ana;
      for (const offset of ['1000000', '9e99']) {
        const answer = await caller.get(`${path}?$offset=${offset}`);
        const { total, next, ...rest } = answer.json().data;
        expect([Object.values(rest), next]).toEqual([[[]], null]);
        expect(total).toBeGreaterThan(0);
      }
    }
  });

  test("takes 'null' for no limit and no offset", async () => {
    const answer = await grande.get(`${many}?$limit=null&$offset=null`);
    expect(answer.json().data.accounts).toHaveLength(80);
    expect(answer.json().data.next).toBeNull();
    const products = await ana.get('/products?$limit=null&$offset=null');
    expect(products.body).toBe((await ana.get('/products')).body);
  });
});

describe('a filter', () => {
  test.each([
    [{ is_read: false }, (row: Schema<'Notification'>) => !row.is_read],
    [{ is_read: true }, (row: Schema<'Notification'>) => row.is_read],
    [
      { type: 'OPERATION_PAYMENT' },
      (row: Schema<'Notification'>) => row.type === 'OPERATION_PAYMENT',
    ],
    [{ type: 'Ñandú ç €' }, () => false],
    [{}, () => true],
  ])('of notifications by %o leaves those that fit', async (filter, fits) => {
    const path = `/notifications?$filter=${base64(filter)}`;
    const { rows } = await ana.all<Schema<'Notification'>>(path);
    const { rows: whole } = await ana.all<Schema<'Notification'>>('/notifications');
    expect(rows).toEqual(whole.filter(fits));
  });

  test('of products fits every field that it names', async () => {
    const path = `/products?$filter=${base64({ kind: 'FI', class: 'A', is_complex: false })}`;
    const { rows } = await ana.all<Schema<'Product'>>(path);
    expect(rows.map((row) => row.class)).toEqual(['A', 'A', 'A', 'A', 'A']);
  });

  test.each([
    ['is not base64', '*'],
    ['is not JSON', Buffer.from('is_read=false').toString('base64')],
    ['is no object', base64([1])],
    ['is null inside', base64(null)],
    ['names a field that may not be asked for', base64({ uuid_intervener: 'x' })],
    ['names what every object has', base64({ constructor: 'x' })],
    ['names the prototype', Buffer.from('{"__proto__":"x"}').toString('base64')],
    ['has a value of another kind', base64({ is_read: 'false' })],
    ['has a value that is a question', base64({ type: { $ne: '' } })],
    ['is empty', ''],
    ['is too long', 'A'.repeat(4100)],
  ])('that %s is refused, and told where', async (_, text) => {
    const answer = await ana.get(`/notifications?$filter=${text}`);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json().result;
    expect(errors).toEqual([expect.objectContaining({ path: '/query/$filter' })]);
    expect(errors[0].message).toMatch(/^\S.*\.$/);
  });
});

describe('a search of products', () => {
  test.each([
    ['ibérica', 5],
    ['IBERICA', 5],
    ['  Ibérica ', 5],
    ['F.I.L.', 1],
    ['ES01039', 6],
    ['es0103950004', 1],
    ['%', 0],
    ['_', 0],
    ["' or 1=1 --", 0],
    ['', 29],
  ])('for "%s" finds %i', async (text, count) => {
    const { total } = await ana.read<'listProducts'>(
      `/products?$search=${encodeURIComponent(text)}`,
    );
    expect(total).toBe(count);
  });
});

describe('a request that cannot be understood', () => {
  const lists = [
    many,
    '/products',
    '/notifications',
    `${account}/positions`,
    `${account}/products`,
    `${account}/evolution`,
    `${account}/distribution`,
  ];
  const singles = [
    '/me',
    self,
    `${self}/balance`,
    `${self}/distribution`,
    account,
    '/products/10392',
  ];

  test.each([...lists, ...singles])(
    'at %s because of an unknown parameter is refused',
    async (path) => {
      const answer = await (path === many ? grande : ana).get(`${path}?order=1`);
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          result: {
            errors: [
              {
                message: 'Parámetro desconocido: order.',
                code: 'unknown_parameter',
                path: '/query/order',
                params: { name: 'order' },
              },
            ],
          },
        },
      ]);
    },
  );

  test.each(
    lists.flatMap((path) =>
      [
        '$offset=-1',
        '$offset=1.5',
        '$offset=1&$offset=2',
        '$limit=0',
        '$limit=-5',
        '$limit=5001',
        '$limit=all',
      ].map((query) => [path, query] as const),
    ),
  )('at %s because of %s is refused, and told where', async (path, query) => {
    const answer = await (path === many ? grande : ana).get(`${path}?${query}`);
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json().result;
    expect(errors[0].path).toBe(`/query/${query.split('=')[0]}`);
    expect(errors[0].message).toMatch(/^\S.*\.$/);
  });

  test.each([`${account}/evolution?range=2A`, `${self}/evolution?range=`])(
    'because of a range that there is not is refused: %s',
    async (path) => {
      const answer = await ana.get(path);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().result.errors[0]).toMatchObject({ code: 'enum', path: '/query/range' });
    },
  );

  test.each(['0', 'null', '%00', 'x'.repeat(150), `${idOf('account/ana/1')}0`, '..%2f..%2fme'])(
    'because the uuid "%s" is none is the same as something missing',
    async (uuid) => {
      const missing = await ana.get('/accounts/00000000-0000-4000-8000-000000000000');
      for (const path of [
        `/accounts/${uuid}`,
        `/accounts/${uuid}/positions`,
        `/interveners/${uuid}`,
      ]) {
        const answer = await ana.get(path);
        expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
      }
    },
  );

  test('takes a uuid in capitals for the same uuid', async () => {
    const upper = `/accounts/${idOf('account/ana/1').toUpperCase()}`;
    expect((await ana.get(upper)).body).toBe((await ana.get(account)).body);
    const me = `/interveners/${idOf('intervener/ana').toUpperCase()}`;
    expect((await ana.get(me)).body).toBe((await ana.get(self)).body);
  });
});

test('guests may ask for countries and provinces only', async () => {
  const guest = createCaller(demo, { key: true });
  expect((await guest.get('/onboarding/countries-info')).statusCode).toBe(200);
  expect((await guest.get('/products')).statusCode).toBe(401);
});
