import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { askPayments } from '../../../src/server/payments/askPayments.ts';
import { released, withRelease } from '../../../src/server/tenants/withRelease.ts';
import { releasedTenants } from '../../../src/server/tenants/releasedTenants.ts';
import { decide, republish } from '../../support/decide.ts';
import { givenDatabase, type GivenDatabase } from '../../support/givenDatabase.ts';
import { NOW, startTestServer, type TestServer } from '../../support/server.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder('decided');
let given: GivenDatabase;
let servers: TestServer[];
beforeAll(async () => {
  given = await givenDatabase({ demoAt: NOW });
  servers = [];
  for (const name of ['one', 'two'])
    servers.push(
      await startTestServer({
        hasDemoData: true,
        environment: { DATABASE_URL: given.url, DATA_DIR: join(folder, name) },
      }),
    );
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await given.remove();
  rmSync(folder, { recursive: true, force: true });
});

const identityOf = (name: string) =>
  servers[0]!.context.hosts.tenants.find((each) => each.name === name)!;
const reportOf = async (server: TestServer, token: string, account: string) =>
  (await server.ask('GET', `/api/accounts/${account}/tax-report?date=2026-10-31`, { token }))
    .statusCode;

describe('what a tenant publishes', () => {
  test('counts from the next request on, on every server', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    const token = await one.token('ana');
    const [account] = (await one.ask('GET', '/api/me', { token })).json().data.private_area
      .accounts;
    for (const isOn of [false, true, false, true]) {
      await decide(one.context, 'almadraba', (settings) => {
        settings.flow!.ALLOW_REPORT_BY_DATE = isOn;
      });
      const answers = [two, one].map((server) => reportOf(server, token, account.uuid));
      expect(await Promise.all(answers)).toEqual(isOn ? [200, 200] : [403, 403]);
    }
  });

  test('changes nothing for who has begun: a request and a job read one release', async () => {
    const [one] = servers as [TestServer];
    const begun = await withRelease(one.context, identityOf('almadraba'));
    const hash = await decide(one.context, 'almadraba', (settings) => {
      settings.time_zone = 'Atlantic/Canary';
    });
    expect([begun.timeZone, begun.settings.time_zone]).toEqual(['Europe/Madrid', 'Europe/Madrid']);
    const next = await withRelease(one.context, identityOf('almadraba'));
    expect([next.timeZone, next.release]).toEqual(['Atlantic/Canary', hash]);
  });

  test('is read by a job when the turn of the tenant comes', async () => {
    const [one] = servers as [TestServer];
    const names: string[] = [];
    for await (const { name, settings } of releasedTenants(one.context)) {
      names.push(`${name} ${settings.payments_enabled}`);
      if (names.length === 1)
        await decide(one.context, 'faro', (changed) => void (changed.payments_enabled = false));
    }
    expect(names).toContain('faro false');
  });

  test('costs a request of somebody who is logged in no question of its own', async () => {
    const [one] = servers as [TestServer];
    const token = await one.token('ana');
    const { published } = one.context;
    const { current } = published;
    let asked = 0;
    published.current = (...given) => (asked++, current(...given));
    try {
      for (const path of ['/api/me', '/api/products', '/api/operation-type'])
        expect((await one.ask('GET', path, { token })).statusCode).toBe(200);
      const hash = await current(identityOf('almadraba').id);
      expect((await one.ask('GET', `/api/releases/${hash}`)).statusCode).toBe(200);
      expect(asked).toBe(0);
    } finally {
      published.current = current;
    }
  });
});

describe('a release from before settings were a document', () => {
  const old = (server: TestServer, configuration: object) =>
    republish(server.context, 'encinar', (manifest, keep) => {
      delete manifest.documents['settings/settings'];
      const { id, name } = identityOf('encinar');
      manifest.documents['tenant/tenant'] = keep(
        JSON.stringify({
          ...{ kind: 'tenant', id, name, display_name: 'Encinar Fondos' },
          languages: { es: { order: 1 } },
          support: { hours: '9:00h', phone: '+34 930 555 240', email: 'a@encinar.example' },
          configuration,
        }),
      );
    });

  test('decides as it did', async () => {
    const [one] = servers as [TestServer];
    await old(one, {
      flow: { ALLOW_PENSION_PLANS: true, ALLOW_GDPR: false },
      front_params: { KYC_VALIDITY: 24 },
      payments_enabled: true,
      signing_enabled: false,
      signature_type: 'DIGITAL-OTP',
      time_zone: 'Atlantic/Canary',
    });
    const { settings, timeZone, displayName } = await withRelease(
      one.context,
      identityOf('encinar'),
    );
    expect([timeZone, displayName]).toEqual(['Atlantic/Canary', 'Encinar Fondos']);
    expect(settings).toMatchObject({
      flow: { ALLOW_PENSION_PLANS: true, ALLOW_GDPR: false, ALLOW_REPORT_BY_DATE: false },
      front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 24 },
      payments_enabled: true,
      signing_enabled: false,
    });
  });

  test('that says what would be refused today keeps nobody out', async () => {
    const [one, two] = servers as [TestServer, TestServer];
    await old(one, {
      flow: { ALLOW_GDPR: 'yes', FOO: true },
      front_params: { TC_VALIDITY: -5, KYC_VALIDITY: 'abc', BENEFIT_RATE: '99' },
      s3_path: 'javascript:alert(1)',
      tag_manager_ap: 'FOO',
      signature_type: 'FOO',
      default_distributor_uuid: 'FOO',
      time_zone: 'Marte/Base',
    });
    for (const server of [one, two]) {
      const token = await server.token('ana', { tenant: 'encinar' });
      expect((await server.ask('GET', '/api/me', { token })).statusCode).toBe(200);
    }
    const path = '/api/onboarding/public-configuration/encinar';
    const answer = await two.ask('GET', path, { tenant: 'encinar', key: true });
    expect(answer.json().data.configuration.initial_configuration).toMatchObject({
      flow: { ALLOW_GDPR: false },
      front_params: { TC_VALIDITY: 60, KYC_VALIDITY: 60 },
      ...{ s3_path: '', tag_manager_ap: '', signature_type: 'DIGITAL-OTP' },
      default_distributor_uuid: identityOf('encinar').id,
      time_zone: 'Europe/Madrid',
    });
  });
});

test('a tenant that has published nothing says so, and the others and the jobs go on', async () => {
  const [one, two] = servers as [TestServer, TestServer];
  const { id } = identityOf('faro');
  await withTenant(one.owner, id, (db) =>
    db.deleteFrom('release_pointers').where('tenant_id', '=', id).execute(),
  );
  const path = '/api/onboarding/public-configuration/faro';
  const answer = await two.ask('GET', path, { tenant: 'faro', key: true });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json().result.errors[0]).toMatchObject({ code: 'no_release' });
  expect(await released(two.context, identityOf('faro'))).toBeUndefined();
  const { tenants } = (await two.ask('GET', '/api/credentials')).json().data;
  expect(tenants.map(({ name }: { name: string }) => name)).not.toContain('faro');
  expect((await two.ask('GET', '/api/health')).statusCode).toBe(200);
  await askPayments(two.context);
});
