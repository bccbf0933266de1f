import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';

const hosts = [
  'localhost',
  '127.0.0.1',
  'almadraba.localhost',
  'encinar.localhost',
  'faro.localhost',
];
const names = ['almadraba', 'encinar', 'faro'];

let server: TestServer;
/** Tokens of a user and of the host itself, by tenant. */
const users: Record<string, string> = {};
const clients: Record<string, string> = {};
/** Every apikey with the host and tenant that it is for. */
let keys: { host: string; tenant: string; key: string }[];

beforeAll(async () => {
  server = await startTestServer();
  for (const tenant of names) {
    await server.createUsers(tenant, [{ username: 'ana' }]);
    users[tenant] = await server.token('ana', { tenant });
    const form = { grant_type: 'client_credentials' };
    const answer = await server.ask('POST', '/api/oauth2/token', { basic: true, tenant, form });
    clients[tenant] = answer.json().access_token;
  }
  keys = hosts.flatMap((host) =>
    server.context.hosts
      .at(host)
      .map(({ tenant, credentials }) => ({ host, tenant: tenant.name, key: credentials.api_key })),
  );
});
afterAll(() => server.close());

const servesAll = ['localhost', '127.0.0.1'];
const serves = (host: string, tenant: string) =>
  names.includes(tenant) && (servesAll.includes(host) || host === `${tenant}.localhost`);

describe('host, apikey and token', () => {
  test('open a call only when all of them name the same tenant, over every combination', async () => {
    let count = 0;
    for (const host of [...hosts, 'evil.example', 'localhost.evil.example', 'xlocalhost']) {
      for (const apikey of [undefined, ...keys, { host: '', tenant: '', key: 'unknown' }]) {
        for (const tenant of names) {
          for (const token of [users[tenant]!, clients[tenant]!]) {
            const headers = apikey && { apikey: apikey.key };
            const answer = await server.ask('GET', '/api/config/TIME_ZONE', {
              host,
              token,
              headers,
            });
            const isAgreed =
              serves(host, tenant) &&
              (!apikey || (apikey.host === host && apikey.tenant === tenant));
            expect(answer.statusCode, `${host} ${apikey?.key} ${tenant}`).toBe(
              isAgreed ? 200 : 404,
            );
            if (!isAgreed) expect(answer.body).not.toContain('data');
            count++;
          }
        }
      }
    }
    expect(count).toBeGreaterThan(500);
  });

  test('open no data of another tenant by a path, and the answer is that of a missing one', async () => {
    for (const { host, tenant, key } of keys) {
      for (const name of [...names, 'unknown']) {
        const path = `/api/onboarding/public-configuration/${name}`;
        const answer = await server.ask('GET', path, { host, headers: { apikey: key } });
        expect(answer.statusCode, `${host} ${key} ${name}`).toBe(name === tenant ? 200 : 404);
        if (name === tenant) expect(answer.json().data.configuration.name).toBe(tenant);
        else
          expect(answer.json()).toEqual({
            result: { errors: [{ code: '404', message: 'No encontrado' }] },
          });
      }
    }
  });

  test('let ?id= choose only among the tenants of the host, and never against the key', async () => {
    for (const host of hosts) {
      for (const id of [...names, 'unknown']) {
        for (const key of [undefined, ...keys]) {
          const headers = key && { apikey: key.key };
          const answer = await server.ask('GET', `/api/texts/pa/es/index.json?id=${id}`, {
            host,
            headers,
          });
          const isAgreed = serves(host, id) && (!key || (key.host === host && key.tenant === id));
          expect(answer.statusCode, `${host} ${id} ${key?.key}`).toBe(isAgreed ? 200 : 404);
        }
      }
    }
  });

  test('refuse ?id= on every other call', async () => {
    const token = users.almadraba!;
    const answer = await server.ask('GET', '/api/groups?id=encinar', { token });
    expect(answer.statusCode).toBe(400);
  });

  test('count a host in capitals or with a port as the same host', async () => {
    const { at } = server;
    const headers = {
      host: 'ENCINAR.localhost:8080',
      apikey: at('encinar.localhost').credentials.api_key,
    };
    const answer = await server.ask('GET', '/api/config/TIME_ZONE', { headers });
    expect(answer.statusCode).toBe(200);
  });

  test('are not told otherwise by forwarded headers of somebody who is no configured proxy', async () => {
    const headers = { 'x-forwarded-host': 'encinar.localhost', 'x-forwarded-proto': 'https' };
    const answer = await server.ask('GET', '/api/credentials', { host: 'faro.localhost', headers });
    expect(answer.json().data.tenants.map(({ name }: { name: string }) => name)).toEqual(['faro']);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('an unknown host', () => {
  test('gets the message of the specification from the API', async () => {
    const answer = await server.ask('GET', '/api/credentials', {
      headers: { host: 'evil.example:81' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().result.errors[0].message).toBe(
      'No API credentials found for hostname: evil.example',
    );
  });

  test('gets a readable page that says so', async () => {
    const answer = await server.ask('GET', '/login', { headers: { host: 'evil.example' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('No API credentials found for hostname: evil.example');
  });
});

test('a host that serves several tenants lists them, the default one first', async () => {
  const { tenants } = (await server.ask('GET', '/api/credentials')).json().data;
  expect(tenants.map(({ name }: { name: string }) => name)[0]).toBe('almadraba');
  expect(tenants.map(({ name }: { name: string }) => name).sort()).toEqual(names);
  expect(tenants[0].is_default).toBe(true);
});
