import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SettingsDocument } from '../../../src/language/grammar/settings.ts';
import { questions } from '../../../src/domain/appropriateness/questions.ts';
import { testId } from '../../../src/server/questionnaires/convenienceTest.ts';
import { tagProviders } from '../../../src/language/values/tagProviders.ts';
import type { Context } from '../../../src/server/ports/context.ts';
import { servedNow } from '../../../src/server/tenants/servedNow.ts';
import type { TenantAtHost } from '../../../src/server/ports/tenant.ts';
import { tagOf } from '../../../src/server/tenants/tagOf.ts';
import { tenantOfPage } from '../../../src/server/tenants/tenantOfPage.ts';
import { publicConfiguration } from '../../../src/server/tenants/publicConfiguration.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { decide, republish, settingsNow } from '../../support/decide.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const TENANT = 'almadraba';
let server: TestServer;
let ana: string;
let before: SettingsDocument;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ana = await server.token('ana');
  before = await settingsNow(server.context, TENANT);
});
afterEach(async () => {
  await publish(() => undefined);
});
afterAll(() => server.close());

/** Publishes the tenant's settings as they were at first, but for this change. */
const publish = (change: (settings: SettingsDocument) => void) =>
  decide(server.context, TENANT, (settings) => {
    Object.assign(settings, structuredClone(before));
    change(settings);
  });
const flow = (name: keyof NonNullable<SettingsDocument['flow']>, value: boolean) =>
  publish((settings) => void (settings.flow![name] = value));

const id = (key: string) => uuidOf(`${TENANT}/${key}`);
const get = (url: string) => server.ask('GET', `/api${url}`, { token: ana });
const post = (url: string, payload: object, token = ana) =>
  server.ask('POST', `/api${url}`, { token, payload });
const configuration = async () =>
  (await server.ask('GET', `/api/onboarding/public-configuration/${TENANT}`, { key: true })).json()
    .data.configuration.initial_configuration;
const said = (answer: Awaited<ReturnType<typeof get>>) =>
  answer.statusCode < 300
    ? []
    : answer.json().result.errors.map(({ code }: { code: string }) => code);

const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };
const debit = (key: string) => ({ pay_method: 'DOMICILIACION', uuid_bank_account: id(key) });
const every = { per_period: 'MENSUAL', per_start_date: '2026-12-01' };
const buyAgain = {
  ...{ ...read, ...every, ...debit('bank/ana/1'), uuid_account: id('account/ana/1') },
  ...{ operation_type: 'SOLICITUD_SUSCRIPCION_PERIODICA', key_product: '10393' },
  gross_amount: '150.00',
};
const contribute = {
  ...{ ...read, uuid_account: id('account/ana/2'), key_product: '64678' },
  ...{ operation_type: 'APORTACION', gross_amount: '50.00', pay_method: 'TRANSFERENCIA' },
};
const contributeAgain = {
  ...{ ...contribute, ...every, ...debit('bank/ana/2') },
  ...{ operation_type: 'SOLICITUD_APORTACION_PERIODICA', per_start_date: '2027-01-01' },
};
const benefit = {
  ...{ uuid_account: id('account/ana/2'), operation_type: 'RESCATE', key_product: '64680' },
  ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: 'TOTAL' },
  amount_shares_indicator: 'T',
};

describe.each([true, false])('with ALLOW_PERIODIC_SUBSCRIPTIONS %s', (isOn) => {
  test('periodic orders of funds follow it, at the next request', async () => {
    await flow('ALLOW_PERIODIC_SUBSCRIPTIONS', isOn);
    expect(said(await post('/operations', buyAgain))).toEqual(
      isOn ? [] : ['operation.not_offered'],
    );
  });

  test('periodic contributions to plans are taken', async () => {
    await flow('ALLOW_PERIODIC_SUBSCRIPTIONS', isOn);
    const answer = await post('/operations', contributeAgain);
    expect(said(answer), answer.body).toEqual([]);
    const { uuid } = answer.json().data.operation;
    const gone = await server.ask('DELETE', `/api/operations/${uuid}`, { token: ana });
    expect(gone.statusCode, gone.body).toBeLessThan(300);
  });

  test('the types on offer are the same in every list', async () => {
    await flow('ALLOW_PERIODIC_SUBSCRIPTIONS', isOn);
    const { operation_types: types } = (await get('/operation-type')).json().data;
    const offered = new Map(
      types.map((type: { key_operation_type: string; is_offered: boolean }) => [
        type.key_operation_type,
        type.is_offered,
      ]),
    );
    expect(offered.get('SOLICITUD_SUSCRIPCION_PERIODICA')).toBe(isOn);
    expect(offered.get('SOLICITUD_APORTACION_PERIODICA')).toBe(true);
    expect((await configuration()).flow.ALLOW_PERIODIC_SUBSCRIPTIONS).toBe(isOn);
  });
});

describe.each([true, false])('with ALLOW_PENSION_PLANS %s', (isOn) => {
  test('plans are shown and contributed to, or not', async () => {
    await flow('ALLOW_PENSION_PLANS', isOn);
    const { products } = (await get('/products?$limit=100')).json().data;
    expect(products.some(({ kind }: { kind: string }) => kind !== 'FI')).toBe(isOn);
    expect(said(await post('/operations', { ...contribute, gross_amount: '9000000.00' }))).toEqual(
      isOn ? ['contribution.over_limit'] : ['operation.not_offered'],
    );
  });
});

test.each([true, false])('ALLOW_GDPR %s is what the configuration says', async (isOn) => {
  await flow('ALLOW_GDPR', isOn);
  expect((await configuration()).flow.ALLOW_GDPR).toBe(isOn);
});

test.each([
  [true, 200],
  [false, 403],
])('with ALLOW_REPORT_BY_DATE %s a report by date is answered with %i', async (isOn, status) => {
  await flow('ALLOW_REPORT_BY_DATE', isOn);
  const report = `/accounts/${id('account/ana/1')}/tax-report`;
  expect((await get(`${report}?date=2026-10-31`)).statusCode).toBe(status);
  expect((await get(`${report}?year=2025`)).statusCode).toBe(200);
});

test.each([
  [{ TC_VALIDITY: 60 }, '2031-11-20'],
  [{ TC_VALIDITY: 12 }, '2027-11-20'],
  [{ TC_VALIDITY: 30, TC_VALIDITY_UNIT: 'DAYS' as const }, '2026-12-20'],
])('a test taken under %j serves until %s', async (given, until) => {
  await publish((settings) => void (settings.front_params = { KYC_VALIDITY: 60, ...given }));
  const answers = Object.fromEntries(
    Object.entries(questions).map(([question, { answers: options }]) => [
      question,
      Object.keys(options).at(-1),
    ]),
  );
  const url = `/onboarding/agnostic-test/${testId('F')}/answers/${id('intervener/luis')}`;
  const answer = await post(url, { answers }, await server.token('luis'));
  expect(answer.json().data?.convenience.expires_on, answer.body).toBe(until);
});

test.each([12, 60])('what is known of a client serves for %i months', async (months) => {
  await publish((settings) => void (settings.front_params!.KYC_VALIDITY = months));
  const { kyc } = (await get(`/interveners/${id('intervener/ana')}/kyc`)).json().data;
  const [{ created_at, expires_on }] = kyc;
  expect(Number(expires_on.slice(0, 4)) - Number(created_at.slice(0, 4))).toBe(months / 12);
  const { intervener } = (await get('/me')).json().data.private_area;
  expect(intervener.kyc_expires_on).toBe(expires_on);
});

test.each(['19', '24.5'])('a rate of %s is withheld of benefits', async (rate) => {
  await publish((settings) => void (settings.front_params!.BENEFIT_RATE = rate));
  const answer = await post('/operations/simulation', benefit);
  expect(Number(answer.json().data?.withholding_rate), answer.body).toBe(Number(rate));
});

test.each([true, false])('with payments_enabled %s', async (isOn) => {
  await publish((settings) => void (settings.payments_enabled = isOn));
  const ordered = await post('/operations', {
    ...{ ...read, uuid_account: id('account/ana/1'), operation_type: 'SUSCRIPCION' },
    ...{ key_product: '10393', gross_amount: '150.00', pay_method: 'TRANSFERENCIA' },
  });
  expect(ordered.statusCode, ordered.body).toBe(201);
  const { uuid } = ordered.json().data.operation;
  expect(said(await post('/sandbox/pay-in', { uuid_operation: uuid }))).toEqual(
    isOn ? ['payment_unsigned'] : ['payments_disabled'],
  );
});

test('a change is taken with the format of now, and not with that of before', async () => {
  const change = (mimetype: string) =>
    server.ask('PATCH', `/api/interveners/${id('intervener/ana')}`, {
      token: ana,
      payload: { mimetype, profession: 'Arquitecta' },
    });
  const old = before.crm_mimetype!;
  await publish((settings) => void (settings.crm_mimetype = 'application/vnd.new+json'));
  expect(said(await change(old))).toEqual(['crm_mimetype']);
  expect(said(await change('application/vnd.new+json'))).not.toContain('crm_mimetype');
});

/** The tag that a page may load. */
const tagOfPage = async (context: Context, served: readonly TenantAtHost[], id: unknown) => {
  const tenant = tenantOfPage(served, await servedNow(context, served), id);
  return tenant && tagOf(server.context.config, tenant.settings);
};

test.each([
  ['', undefined, undefined],
  ['GTM-ABC1234', undefined, tagProviders.GOOGLE],
  ['GTM-ABC1234', 'GOOGLE', tagProviders.GOOGLE],
  ['GTM-ABC1234', 'SANDBOX', tagProviders.SANDBOX],
  ['', 'SANDBOX', undefined],
] as const)('pages may load the tag %j of %s and no other', async (tag, provider, loaded) => {
  await publish((settings) => {
    settings.tag_manager_ap = tag;
    if (provider) settings.tag_provider = provider;
  });
  const { context } = server;
  const served = context.hosts.at('almadraba.localhost');
  expect(await tagOfPage(context, served, undefined)).toBe(loaded);
  expect((await configuration()).tag_manager_ap).toBe(tag);
  const shared = context.hosts.at('localhost');
  expect(await tagOfPage(context, shared, 'almadraba')).toBe(loaded);
  expect(await tagOfPage(context, shared, 'encinar')).toBeUndefined();
  expect(await tagOfPage(context, [], undefined)).toBeUndefined();

  const { config } = context;
  for (const elsewhere of [{ isDemo: false }, { host: '0.0.0.0' }, { trustedProxy: '10.0.0.1' }]) {
    const real = { ...context, config: { ...config, ...elsewhere } };
    const isReal = loaded === tagProviders.GOOGLE;
    const tenant = await withRelease(real, served[0]!.tenant);
    expect(tagOf(real.config, tenant.settings)).toBe(isReal ? loaded : undefined);
    const told = publicConfiguration(real.config, tenant).initial_configuration.tag_manager_ap;
    expect(told).toBe(isReal ? tag : '');
  }
});

test.each([
  ['s3_path', 'https://files.almadraba.example/area'],
  ['default_distributor_uuid', '8d0d14ec-9521-5eab-af8e-bf2cc66320e1'],
  ['signature_type', 'DIGITAL-SANDBOX'],
  ['signing_enabled', false],
])('%s is told as it was published', async (name, value) => {
  await publish((settings) => Object.assign(settings, { [name]: value }));
  expect((await configuration())[name]).toEqual(value);
});

test('mails are written under the name and with the telephone of now', async () => {
  await republish(server.context, TENANT, (manifest, keep) => {
    const own = { ...named, display_name: 'Almadraba Nueva' };
    manifest.documents['tenant/tenant'] = keep(
      JSON.stringify({ ...own, support: { ...named.support, phone: '+34 910 555 999' } }),
    );
  });
  const payload = { username: 'ana' };
  await server.ask('POST', '/api/users/password-recover', { key: true, payload });
  await server.context.background.settle();
  const [letter] = (await server.ask('GET', '/dev/outbox.json')).json();
  expect(letter.subject).toContain('Almadraba Nueva');
  expect(letter.text).toContain('+34 910 555 999');
});

const named = {
  kind: 'tenant',
  id: '0e204c39-890b-5301-b73d-0290404528df',
  name: TENANT,
  user_prefix: 'ALMADRABA-PRO',
  languages: { es: { order: 1 } },
  support: { hours: '9:00h - 18:30h', phone: '', email: 'inversores@almadraba.example' },
};
