import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { createCaller, idOf, startDemo, type Caller, type Demo } from '../business/demo.ts';
import { PASSWORD } from '../../support/server.ts';

let demo: Demo;
let ana: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
});
afterAll(() => demo.close());

describe('the regulator’s register', () => {
  test('has the managers by name, each with what it manages', async () => {
    const { rows, pages, total } = await ana.all<Schema<'CnmvEntity'>>('/cnmv');
    expect([rows.length, pages, total]).toEqual([30, 2, 30]);
    expect(rows[0]).toMatchObject({ name: 'Alcor Capital SGIIC', key: '900', kind: 'SGIIC' });
    expect(rows[0]?.products).toHaveLength(2);
    const names = rows.map(({ name }) => name);
    expect(names).toEqual([...names].sort((left, right) => left.localeCompare(right, 'es')));
    const plans = rows.flatMap(({ products = [] }) =>
      products.flatMap((each) => each.dgs_code ?? []),
    );
    expect(plans).toHaveLength(10);
  });

  test.each([
    ['ALCOR', 3],
    ['gestion', 10],
    ['duero inversiones', 1],
    ['es09', 30],
    ['_', 0],
    ['', 30],
  ])('is searched for "%s"', async (text, count) => {
    const path = `/cnmv?$search=${encodeURIComponent(text)}`;
    expect((await ana.read<'getCnmv'>(path)).total).toBe(count);
  });

  test('is open to people who have logged in', async () => {
    expect((await createCaller(demo, { key: true }).get('/cnmv')).statusCode).toBe(401);
    expect((await (await demo.as('staff.read')).get('/cnmv')).statusCode).toBe(200);
  });
});

test('there are three ways to pay', async () => {
  const { payment_methods } = await ana.read<'listPaymentMethods'>('/payment-methods');
  expect(payment_methods).toEqual([
    { key: 'TRANSFERENCIA', name: 'Transferencia' },
    { key: 'DOMICILIACION', name: 'Domiciliación bancaria' },
    { key: 'CHEQUE', name: 'Cheque' },
  ]);
});

describe('one setting', () => {
  test.each([
    ['TC_VALIDITY', 60],
    ['TC_VALIDITY_UNIT', 'MONTHS'],
    ['KYC_VALIDITY_UNIT', 'MONTHS'],
    ['ALLOW_PENSION_PLANS', true],
    ['SUPPORT_HOURS', '9:00h - 18:30h'],
    ['TIME_ZONE', 'Europe/Madrid'],
    ['LANGUAJES', ['es', 'en']],
    ['SIGNING_ENABLED', true],
    ['DISPLAY_NAME', 'Almadraba Gestión'],
    ['USER_PREFIX', 'ALMADRABA-PRO'],
    ['DOWNLOAD_FORMAT', 'CSV'],
    ['MINIMUM_AGE', 18],
  ])('%s is %j', async (key, value) => {
    const guest = createCaller(demo, { key: true });
    expect(await guest.read<'getConfig'>(`/config/${key}`)).toEqual({ config: { key, value } });
  });

  test.each(['NOTHING', 'HOSTS', 'CONSUMER_SECRET', 'API_KEY', 'FLOW', 'CONSTRUCTOR'])(
    '%s is none',
    async (key) => {
      expect((await ana.get(`/config/${key}`)).statusCode).toBe(404);
    },
  );
});

describe('the login of a page that has the key only', () => {
  const enter = (payload: object, host = 'localhost') =>
    demo.ask('POST', '/api/onboarding/login', { key: true, payload, host });

  test.each(['ana', 'ALMADRABA-PRO/ana', 'ANA'])('opens a session for %s', async (username) => {
    const answer = await enter({ username, password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    const grant = (await demo.logIn('ana')).json();
    expect(Object.keys(data).sort()).toEqual(Object.keys(grant).sort());
    expect(data).toMatchObject({ token_type: grant.token_type, scope: grant.scope });
    const me = await createCaller(demo, { token: data.access_token }).read<'getMe'>('/me');
    expect(me.private_area.intervener.uuid).toBe(idOf('intervener/ana'));
  });

  test.each([
    [{ username: 'nadie', password: PASSWORD }],
    [{ username: 'ana', password: 'Otra.2026' }],
    [{ username: 'ENCINAR-PRO/ana', password: PASSWORD }],
    [{ username: 'staff.ops', password: PASSWORD }],
  ])('says the same of %o as of any other that fails', async (payload) => {
    const answer = await enter(payload);
    const known = await demo.logIn('nobody-at-all');
    expect([answer.statusCode, answer.body]).toEqual([401, known.body]);
  });

  test('needs the key, and both fields', async () => {
    const payload = { username: 'ana', password: PASSWORD };
    const bare = await demo.ask('POST', '/api/onboarding/login', { payload });
    expect(bare.statusCode).toBe(401);
    const half = await enter({ username: 'ana' });
    expect([half.statusCode, half.json().result.errors[0].path]).toEqual([422, '/body/password']);
    expect((await enter({ ...payload, scope: 'staff' })).statusCode).toBe(422);
  });

  test('shares its counter of attempts with the password grant', async () => {
    for (let attempt = 0; attempt < 5; attempt++)
      await enter({ username: 'luis', password: 'Mala.2026' });
    const refused = await demo.logIn('luis');
    expect(refused.statusCode).toBe(429);
    expect((await enter({ username: 'luis', password: PASSWORD })).statusCode).toBe(429);
  });
});

describe('tax reports', () => {
  test('are listed newest first, by year and by account', async () => {
    const { tax_reports, total } = await ana.read<'listTaxReports'>('/tax-reports?$limit=null');
    expect(tax_reports).toHaveLength(total);
    const years = tax_reports.map(({ year }) => year);
    expect(years).toEqual([...years].sort().reverse());
    expect(new Set(years)).toEqual(new Set([2025, 2024, 2023, 2022]));
    const uuid = idOf('account/ana/1');
    const one = await ana.read<'listTaxReports'>(`/tax-reports?year=2024&uuid_account=${uuid}`);
    expect(one.tax_reports).toEqual(
      tax_reports.filter((each) => each.year === 2024 && each.uuid_account === uuid),
    );
    expect(one.tax_reports).toMatchObject([{ alias: 'Ahorro familiar' }]);
    expect((await ana.all('/tax-reports?$limit=3')).rows).toHaveLength(total);
  });

  test('are for roles that may have them', async () => {
    const consulta = await demo.as('consulta');
    const own = await consulta.read<'listTaxReports'>('/tax-reports');
    expect(own.tax_reports.map((each) => each.uuid_account)).not.toContain(idOf('account/ana/1'));
    const tutor = await (await demo.as('extutor')).read<'listTaxReports'>('/tax-reports');
    expect(tutor.tax_reports.map((each) => each.uuid_account)).not.toContain(
      idOf('account/hugo/1'),
    );
    const contributor = await (await demo.as('aportante')).read<'listTaxReports'>('/tax-reports');
    expect(contributor.tax_reports.map((each) => each.uuid_account)).toContain(
      idOf('account/ana/2'),
    );
  });

  test('of another’s account are as missing as those of none; staff name the client or the account', async () => {
    const missing = await ana.get('/tax-reports?uuid_account=00000000-0000-4000-8000-000000000000');
    const foreign = await ana.get(`/tax-reports?uuid_account=${idOf('account/grande/1')}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    const staff = await demo.as('staff.ops');
    const unnamed = await staff.get('/tax-reports');
    expect([unnamed.statusCode, unnamed.json().result.errors[0].path]).toEqual([
      400,
      '/query/uuid_intervener',
    ]);
    const named = await staff.read<'listTaxReports'>(
      `/tax-reports?uuid_account=${idOf('account/grande/1')}`,
    );
    expect(named.tax_reports.length).toBeGreaterThan(0);
    expect((await ana.get('/tax-reports?year=dos')).statusCode).toBe(400);
  });
});
