import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { readEmails } from '../../../src/server/mail/outbox.ts';
import { forwardedLies, LIE, lyingHeaders } from '../../support/attacks/headers.ts';
import { createMarket } from '../settlement/market.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { fundAccount } from '../../support/fundAccount.ts';

const PROXY = '10.0.0.1';
const HOSTS = (name: string, host: string, origin?: string) =>
  JSON.stringify([
    { host, origin, api_key: `${name}-api`, consumer_key: `${name}-k`, consumer_secret: 'secret' },
  ]);
const lies = Object.entries(lyingHeaders);

/** A server at every tenant's own host: one behind TLS, one at a port of its own, one without an origin. */
const sites = [
  ['almadraba', 'area.almadraba.example', 'https://area.almadraba.example'],
  ['encinar', 'area.encinar.example', 'https://area.encinar.example:8443'],
  ['faro', 'area.faro.example', undefined],
] as const;

let server: TestServer;
beforeAll(async () => {
  const environment = Object.fromEntries(
    sites.map(([name, host, origin]) => [
      `TENANT_${name.toUpperCase()}_HOSTS`,
      HOSTS(name, host, origin),
    ]),
  );
  server = await startTestServer({
    hasDemoData: true,
    environment: { ...environment, PORT: '8099', TRUSTED_PROXY: PROXY },
  });
});
afterAll(() => server.close());

const sent = () => {
  const { db, hosts, letters } = server.context;
  return readEmails(db, hosts.tenants, letters);
};
const originOf = (host: string, origin?: string) => origin ?? `http://${host}:8099`;
/** What a page may frame: the payment pages at its own origin, of a tenant that takes payments. */
const frameOf = (name: string, host: string, origin?: string) =>
  name === 'encinar' ? "frame-src 'none';" : `frame-src ${originOf(host, origin)}/sandbox-pay/;`;
let next = 0;
/** Addresses have limits of their own: everybody asks from another. */
const from = () => `198.18.${(++next >> 8) & 255}.${next & 255}`;

/** Everything that a server says of its own place, asked for with a header that lies of it. */
const links: Record<
  string,
  (
    site: (typeof sites)[number],
    headers: Record<string, string>,
    remoteAddress: string,
  ) => Promise<void>
> = {
  async 'recovery mail'([tenant, host, origin], headers, remoteAddress) {
    const username = `lost-${next}`;
    await server.createUsers(tenant, [{ username, kind: 'staff' }]);
    const url = '/api/users/password-recover';
    const options = { host, key: true, payload: { username }, headers, remoteAddress };
    const { statusCode, body } = await server.ask('POST', url, options);
    expect(statusCode, body).toBe(200);
    await server.context.background.settle();
    const letter = (await sent()).find(({ to }) => to.startsWith(username))!;
    const link = letter.link ?? '';
    expect(link.slice(0, link.indexOf('?'))).toBe(`${originOf(host, origin)}/login/new-password`);
    expect(letter.text).toContain(link);
    expect(JSON.stringify(letter)).not.toContain(LIE);
  },
  async 'page policy'([name, host, origin], headers, remoteAddress) {
    const page = await server.ask('GET', '/login', { host, headers, remoteAddress });
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(frameOf(name, host, origin));
    expect(JSON.stringify(page.headers)).not.toContain(LIE);
    expect(page.body).not.toContain(LIE);
  },
  async 'answer to other origins'([, host, origin], headers, remoteAddress) {
    for (const method of ['OPTIONS', 'GET']) {
      const own = { origin: originOf(host, origin), ...headers };
      const answer = await server.ask(method, '/api/credentials', {
        host,
        headers: own,
        remoteAddress,
      });
      const allowed = answer.headers['access-control-allow-origin'];
      expect(allowed).toBe(headers.origin ? undefined : originOf(host, origin));
      expect(JSON.stringify([answer.headers, answer.body])).not.toContain(LIE);
    }
  },
  async 'logo address'([tenant, host], headers, remoteAddress) {
    const url = `/api/onboarding/public-configuration/${tenant}`;
    const answer = await server.ask('GET', url, { host, key: true, headers, remoteAddress });
    const { styles } = answer.json().data.configuration.initial_configuration;
    expect(styles.logo).toBe(`/api/assets/${tenant}/logo.svg`);
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain(LIE);
  },
  async 'next page of a list'([tenant, host], headers, remoteAddress) {
    const token = tokens.get(tenant)!;
    const url = '/api/operations?$limit=1';
    const answer = await server.ask('GET', url, { host, token, headers, remoteAddress });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().next ?? answer.json().data.next).toMatch(/^\/api\/operations\?/);
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain(LIE);
  },
};
const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const [tenant, host] of sites)
    tokens.set(tenant, await server.token('ana', { host, remoteAddress: from() }));
});

describe.each(Object.entries(links))('the %s', (_, look) => {
  test.each(lies)('does not change with %s: %s', async (header, value) => {
    await look(sites[next % sites.length]!, { [header]: value }, from());
  });

  test('does not change with all of them', async () => {
    for (const site of sites) await look(site, lyingHeaders, from());
  });
});

describe('payments and signatures', () => {
  const [[, host]] = sites;
  const post = (path: string, payload: object, headers: Record<string, string>) =>
    server.ask('POST', `/api${path}`, {
      host,
      token: tokens.get('almadraba')!,
      payload,
      headers,
      remoteAddress: from(),
    });

  test('name addresses of ours, whatever headers say', async () => {
    const { accounts } = (
      await server.ask('GET', '/api/me', { host, token: tokens.get('almadraba')! })
    ).json().data.private_area;
    const order = {
      uuid_account: fundAccount(accounts).uuid,
      operation_type: 'SUSCRIPCION',
      key_product: '10394',
      gross_amount: '1000.00',
      pay_method: 'TRANSFERENCIA',
      has_read_dfi: true,
      has_read_report: true,
    };
    const made = await post('/operations', order, {});
    const uuid_operation = made.json().data.operation.uuid;
    const payable = (await post('/operations', order, {})).json().data.operation.uuid;
    await createMarket(server).sign(payable);
    const { documents } = (
      await server.ask('GET', `/api/operations/${uuid_operation}/documents`, {
        host,
        token: tokens.get('almadraba')!,
      })
    ).json().data;
    const ours = documents
      .filter((each: { is_pending_signature: boolean }) => each.is_pending_signature)
      .map(({ uuid }: { uuid: string }) => uuid);
    for (const uuid of ours)
      await server.ask('GET', `/api/operations/${uuid_operation}/documents/${uuid}`, {
        ...{ host, token: tokens.get('almadraba')! },
      });
    for (const headers of [...lies.map(([name, value]) => ({ [name]: value })), lyingHeaders]) {
      const pay = await post('/sandbox/pay-in', { uuid_operation: payable }, headers);
      expect(pay.statusCode, pay.body).toBe(201);
      const { iframe } = pay.json().data.pay_in;
      expect(iframe).toMatch(/^\/sandbox-pay\/pay-[0-9a-f-]{36}$/);
      const page = await server.ask('GET', iframe, { host, headers, remoteAddress: from() });
      expect(page.statusCode).toBe(200);
      const body = { documents: ours, signature_type: 'DIGITAL-OTP' };
      await sql`delete from signature_days`.execute(server.owner);
      const signature = await post('/documents-signatures', body, headers);
      expect(signature.statusCode, signature.body).toBe(201);
      const { uuid } = signature.json().data.signature;
      await post(`/documents-signatures/${uuid}/resend`, {}, headers);
      const said = [pay.headers, pay.body, page.headers, page.body, signature.headers];
      expect(JSON.stringify([...said, signature.body])).not.toContain(LIE);
    }
    const letters = await sent();
    expect(letters.some(({ code }) => code)).toBe(true);
    expect(JSON.stringify(letters)).not.toContain(LIE);
    expect(letters.filter(({ code, link }) => code && link)).toEqual([]);
  });
});

describe('a proxy that is believed', () => {
  const ask = (headers: Record<string, string>, remoteAddress = PROXY) =>
    server.ask('GET', '/login', { host: '10.0.0.9:8099', headers, remoteAddress });

  test('says which of our hosts is meant; the table says where it is', async () => {
    for (const [name, host, origin] of sites) {
      const page = await ask({ 'x-forwarded-host': host, 'x-forwarded-proto': 'https' });
      expect(page.headers['content-security-policy']).toContain(frameOf(name, host, origin));
      expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    expect((await ask({ 'x-forwarded-host': sites[0][1] }, '10.0.0.2')).statusCode).toBe(404);
  });

  test('forwards nothing that is no host', async () => {
    for (const lie of forwardedLies)
      expect([lie, (await ask({ 'x-forwarded-host': lie })).statusCode]).toEqual([lie, 400]);
    expect((await ask({ 'x-forwarded-host': LIE })).statusCode).toBe(404);
    const page = await ask({
      'x-forwarded-host': sites[0][1],
      'x-forwarded-port': '1; script-src *',
    });
    expect(JSON.stringify(page.headers)).not.toContain('script-src *');
  });

  test('is told to keep browsers on https only where they came by it', async () => {
    const forwarded = { 'x-forwarded-host': sites[0][1] };
    for (const [proto, strict] of [
      ['https', true],
      ['http, https', true],
      ['https, http', false],
      ['http', false],
      ['HTTPS; x', false],
    ] as const) {
      const page = await ask({ ...forwarded, 'x-forwarded-proto': proto });
      expect([proto, 'strict-transport-security' in page.headers]).toEqual([proto, strict]);
    }
    const other = { ...forwarded, 'x-forwarded-proto': 'https' };
    const { headers } = await server.ask('GET', '/login', {
      host: sites[0][1],
      headers: other,
      remoteAddress: '10.0.0.2',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
