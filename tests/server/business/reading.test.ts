import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissionSets } from '../../../src/domain/access/permissionSets.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { createCaller, idOf, startDemo, type Caller, type Demo } from './demo.ts';

let demo: Demo;
let ana: Caller;
let ops: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
  ops = await demo.as('staff.ops');
});
afterAll(() => demo.close());

const self = `/interveners/${idOf('intervener/ana')}`;
const account = `/accounts/${idOf('account/ana/1')}`;

describe('the session', () => {
  test('is who is logged in, with accounts oldest first and notifications newest first', async () => {
    const me = await ana.read<'getMe'>('/me');
    expect(me.user).toEqual({ given_name: 'Ana', family_name_1: 'Robles' });
    const { intervener, accounts, notifications } = me.private_area;
    expect(intervener).toMatchObject({
      uuid: idOf('intervener/ana'),
      type: 'F',
      intervener_status: 'VALIDADO',
      personal_data: { document_number: '12345678Z', is_minor: false },
      contacts: { email: 'ana@example.test', mobile_phone: '600000010' },
      has_gdpr_confirmed: true,
      gdpr: { commercial_own: true, commercial_group: false, channel_email: true },
      fatca: { indicator_fatca: 'NO_REPORTABLE_PERSON', country_fatca: 'ESP' },
      crs: { crs_indicator: 'NRP', tin_country: 'ESP' },
    });
    expect(accounts.map(({ alias }) => alias)).toEqual([
      'Plan de jubilación',
      'Ahorro familiar',
      'Hermanos Robles',
      'Segunda vivienda',
    ]);
    expect(isSorted(notifications.map(({ created_at }) => created_at).reverse())).toBe(true);
  });

  test('opens for every client of every tenant', async () => {
    for (const { id, name } of demo.context.hosts.tenants) {
      const users = await withTenant(demo.context.db, id, (db) =>
        db.selectFrom('users').select('username').where('kind', '=', 'investor').execute(),
      );
      expect(users.length).toBeGreaterThan(3);
      for (const { username } of users) {
        const caller = await demo.as(username, name);
        const { private_area } = await caller.read<'getMe'>('/me');
        expect(private_area.intervener.uuid).toBe(idOf(`intervener/${username}`, name));
      }
    }
  });

  test.each([
    ['12345678Z', 'ana'],
    ['12345678-z', 'ana'],
    [' 12.345.678 Z ', 'ana'],
    ['x1234567l', 'caducado'],
    ['B82111113', 'iberica'],
  ])('of the client with the document "%s" is what that client sees', async (dni, login) => {
    const seen = await ops.read<'getAdminMe'>(`/me/admin?dni=${encodeURIComponent(dni)}`);
    const own = await (await demo.as(login)).read<'getMe'>('/me');
    // And what whoever looks may do.
    const permissions = permissionSets['OPERATIONS'];
    const set = {
      uuid_permission_set: idOf('permission-set/OPERATIONS'),
      permission_set: 'OPERATIONS',
    };
    expect(seen).toEqual({ ...own, viewer: { ...set, permissions } });
  });

  test.each(['00000000T', '', 'x'.repeat(41)])(
    'of nobody with the document "%s" is refused',
    async (dni) => {
      const answer = await ops.get(`/me/admin?dni=${dni}`);
      expect(answer.statusCode).toBe(dni === '00000000T' ? 404 : 400);
    },
  );
});

describe('an intervener', () => {
  test('is the one of the session', async () => {
    const { intervener } = await ana.read<'getIntervener'>(self);
    const { private_area } = await ana.read<'getMe'>('/me');
    expect(intervener).toEqual(private_area.intervener);
  });

  test('has accounts with the figures of each', async () => {
    const { accounts, total, next } = await ana.read<'listIntervenerAccounts'>(
      `${self}/accounts?$limit=10&$offset=0&is_private_area=true`,
    );
    expect([accounts.length, total, next]).toEqual([4, 4, null]);
    for (const listed of accounts) {
      const { account } = await ana.read<'getAccount'>(`/accounts/${listed.uuid}`);
      expect(account).toEqual({ ...listed, allowed_actions: account.allowed_actions });
      expect(account.allowed_actions).toContain('edit_alias');
      expect(Number(listed.value)).toBeGreaterThan(0);
      expect(listed._links?._self?.href).toBe(`/api/accounts/${listed.uuid}`);
    }
  });

  test('without accounts is worth nothing, and no percentage is made up', async () => {
    const vacio = await demo.as('vacio');
    const path = `/interveners/${idOf('intervener/vacio')}`;
    expect(await vacio.read<'getIntervenerBalance'>(`${path}/balance`)).toEqual({
      value: '0.00',
      net_invested: '0.00',
      gain: '0.00',
      gain_percent: null,
      latent_gain: '0.00',
      realised_gain: '0.00',
      brought_gain: '0.00',
      value_date: null,
      is_nav_late: false,
    });
    for (const part of ['evolution', 'distribution', 'accounts']) {
      expect(await vacio.read(`${path}/${part}`)).toEqual({ [part]: [], total: 0, next: null });
    }
  });
});

describe('an account', () => {
  test('has positions, largest first, whose weights make the whole', async () => {
    const { positions } = await ana.read<'listAccountPositions'>(`${account}/positions`);
    expect(positions.map(({ key_product }) => key_product)).toEqual([
      '10394',
      '10396',
      '10393',
      '10395',
      '10392',
    ]);
    expect(positions[0]).toMatchObject({
      name_product: 'Almadraba Mixto FI',
      isin: 'ES0103940005',
      kind: 'FI',
      nav_date: '2026-11-19',
      uuid_account: idOf('account/ana/1'),
    });
    expect(sum(positions.map(({ weight }) => weight))).toBe(10_000);
  });

  test('has the products that it holds, each as the product itself', async () => {
    const { products } = await ana.read<'listAccountProducts'>(`${account}/products`);
    expect(products.map(({ key_product }) => key_product)).toEqual([
      '10392',
      '10393',
      '10394',
      '10395',
      '10396',
    ]);
    for (const product of products) {
      const found = await ana.read<'getProduct'>(`/products/${product.key_product}`);
      expect(found).toEqual({ product });
    }
  });

  test('with a monthly fund shows its last month end, which is not late', async () => {
    const fundacion = await demo.as('fundacion');
    const path = `/accounts/${idOf('account/fundacion/1')}`;
    const { positions } = await fundacion.read<'listAccountPositions'>(`${path}/positions`);
    const monthly = positions.find(({ key_product }) => key_product === '10397');
    expect(monthly?.nav_date).toBe('2026-10-30');
    const { account: found } = await fundacion.read<'getAccount'>(path);
    expect(found).toMatchObject({ value_date: '2026-10-30', is_nav_late: false });
  });

  test.each([
    ['1M', '2026-10-20', 1],
    ['3M', '2026-08-20', 1],
    ['1A', '2025-11-20', 1],
    ['TODO', '2015-01-12', 7],
  ])(
    'has an evolution over %s, from %s to the day that the balance names',
    async (range, first, step) => {
      for (const path of [account, self]) {
        const { evolution, total } = await ana.read<'listAccountEvolution'>(
          `${path}/evolution?range=${range}`,
        );
        const dates = evolution.map(({ date }) => date);
        const start = path === self && range === 'TODO' ? '2014-03-10' : first;
        expect([dates[0], dates.at(-1), total]).toEqual([start, '2026-11-19', dates.length]);
        const { value, value_date } =
          path === self
            ? await ana.read<'getIntervenerBalance'>(`${self}/balance`)
            : (await ana.read<'getAccount'>(path)).account;
        expect(evolution.at(-1)).toMatchObject({ date: value_date, value });
        expect(days(dates[1]!, dates.at(-1)!) % step).toBe(0);
        expect(dates.length).toBeGreaterThan(days(start, '2026-11-19') / step);
      }
    },
  );

  test('has its whole life as its evolution when nobody says how much of it', async () => {
    for (const path of [account, self]) {
      const whole = await ana.get(`${path}/evolution?range=TODO`);
      expect((await ana.get(`${path}/evolution`)).body).toBe(whole.body);
    }
  });
});

describe('the products', () => {
  test.each([
    ['almadraba', 29],
    ['encinar', 26],
    ['faro', 29],
  ])('of %s are its own %i, by key', async (tenant, count) => {
    const caller = await demo.as('ana', tenant);
    const { products, total } = await caller.read<'listProducts'>('/products');
    expect([products.length, total]).toEqual([count, count]);
    expect(isSorted(products.map(({ key_product }) => key_product))).toBe(true);
    const brand = tenant[0]!.toUpperCase() + tenant.slice(1);
    expect(products.filter(({ name_product }) => !name_product.startsWith(brand))).toEqual([]);
  });

  test('carry minimum amounts, risk and the last NAV', async () => {
    const { product } = await ana.read<'getProduct'>('/products/10397');
    expect(product).toMatchObject({
      name_product: 'Almadraba Retorno F.I.L.',
      is_complex: true,
      minimum_first: '100000.00',
      minimum_next: '10000.00',
      management_fee: '2.00',
      risk: 6,
      nav_date: '2026-10-30',
    });
  });

  test.each(['99999', '10392x', 'x'.repeat(21), '%2e%2e'])(
    'know none with the key %s',
    async (key) => {
      expect((await ana.get(`/products/${key}`)).statusCode).toBe(404);
    },
  );

  test('of pension plans are not there where the tenant has none', async () => {
    const caller = await demo.as('ana', 'encinar');
    expect((await caller.get('/products/64680')).statusCode).toBe(404);
  });
});

describe('a notification', () => {
  const unread = async (caller: Caller) => {
    const { private_area } = await caller.read<'getMe'>('/me');
    return private_area.notifications.filter(({ is_read }) => !is_read).length;
  };

  test.each([
    ['no body', undefined],
    ['an empty body', {}],
  ])('is read once it was marked with %s, and stays so', async (_, payload) => {
    const caller = await demo.as(payload ? 'luis' : 'caducado');
    const before = await unread(caller);
    const { notifications } = await caller.read<'listNotifications'>('/notifications');
    const one = notifications.find(({ is_read }) => !is_read)!;
    for (let times = 0; times < 2; times++) {
      const marked = await caller.patch(`/notifications/${one.uuid}`, payload);
      expect(marked.statusCode).toBe(200);
      expect(marked.json()).toEqual({ data: { notification: { ...one, is_read: true } } });
    }
    expect(await unread(caller)).toBe(before - 1);
  });

  test('is not marked by a body that says more', async () => {
    const { notifications } = await ana.read<'listNotifications'>('/notifications');
    const answer = await ana.patch(`/notifications/${notifications[0]!.uuid}`, { is_read: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().result.errors).toEqual([
      expect.objectContaining({ code: 'unknown_field', path: '/body/is_read' }),
    ]);
  });
});

describe('reference data', () => {
  let guest: Caller;
  beforeAll(() => {
    guest = createCaller(demo, { key: true });
  });

  test('has every country once, the one that is not applicable too', async () => {
    const { countries, total } = await guest.read<'getCountriesInfo'>('/onboarding/countries-info');
    const keys = countries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(total);
    expect(keys).toEqual(expect.arrayContaining(['ESP', 'FRA', 'USA', 'UND']));
    expect(total).toBeGreaterThan(245);
    const prefixOf = (wanted: string) => countries.find(({ key }) => key === wanted)?.phone_prefix;
    const wanted = ['ESP', 'FRA', 'USA', 'GBR', 'UND'];
    expect(wanted.map(prefixOf)).toEqual(['+34', '+33', '+1', '+44', null]);
    const without = countries.filter(({ phone_prefix }) => phone_prefix === null);
    expect(without.map(({ key }) => key).sort()).toEqual(['BVT', 'UMI', 'UND']);
  });

  test.each([
    ['ESP', 52],
    ['FRA', 0],
    ['UND', 0],
  ])('has of %s %i provinces', async (country, count) => {
    const found = await guest.read<'listProvinces'>(`/onboarding/provinces/${country}`);
    expect([found.provinces.length, found.total, found.next]).toEqual([count, count, null]);
  });

  test.each(['es', 'ESPA', 'E-P'])('knows no country "%s"', async (country) => {
    expect((await guest.get(`/onboarding/provinces/${country}`)).statusCode).toBe(404);
  });
});

const isSorted = (texts: readonly string[]) =>
  texts.every((text, index) => index === 0 || texts[index - 1]! <= text);
const sum = (percents: readonly string[]) =>
  percents.reduce((total, percent) => total + Number(percent.replace('.', '')), 0);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
