import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createHostTable } from '../../../src/server/tenants/hostTable.ts';
import { readTenants } from '../../../src/server/tenants/readTenants.ts';

const folder = join(import.meta.dirname, '../../../tenants');
const names = (host: string, environment = {}) =>
  createHostTable(readTenants(folder, environment))
    .at(host)
    .map(({ tenant }) => tenant.name);

describe('the table of hosts', () => {
  test.each([
    ['localhost', ['almadraba', 'encinar', 'faro']],
    ['127.0.0.1', ['almadraba', 'encinar', 'faro']],
    ['almadraba.localhost', ['almadraba']],
    ['encinar.localhost', ['encinar']],
    ['FARO.localhost.', ['faro']],
    ['faro.localhost.evil.example', []],
    ['', []],
    ['constructor', []],
    ['__proto__', []],
  ])('%s serves %j', (host, expected) => {
    expect(names(host)).toEqual(expected);
  });

  test('takes a tenant’s hosts from the environment when they are there', () => {
    const hosts = [{ host: 'area.example', api_key: 'a', consumer_key: 'c', consumer_secret: 's' }];
    const environment = { TENANT_FARO_HOSTS: JSON.stringify(hosts) };
    expect(names('area.example', environment)).toEqual(['faro']);
    expect(names('faro.localhost', environment)).toEqual([]);
  });

  test.each(['not json', '{}', '[{"host":"x"}]', '[{"host":"x","api_key":""}]'])(
    'refuses hosts that are incomplete: %s',
    (value) => {
      expect(() => readTenants(folder, { TENANT_FARO_HOSTS: value })).toThrow(/^TENANT_FARO_HOSTS/);
    },
  );

  const key = { api_key: 'a', consumer_key: 'c', consumer_secret: 's' };
  const withOrigin = (origin: unknown, host = 'area.example') => ({
    TENANT_FARO_HOSTS: JSON.stringify([{ host, origin, ...key }]),
  });

  test.each([
    ['https://area.example', 'area.example'],
    ['https://area.example:8443', 'area.example'],
    ['http://area.example', 'AREA.example.'],
    ['https://[2001:db8::1]', '[2001:DB8:0::1]'],
  ])('says that %s is where the pages of %s are', (origin, host) => {
    const table = createHostTable(readTenants(folder, withOrigin(origin, host)));
    expect(table.originOf(host, 8080)).toBe(origin);
    expect(table.relatedOrigins(host, 8080)).toEqual([origin]);
  });

  test('says http and the port that is listened on where an entry says nothing', () => {
    const table = createHostTable(readTenants(folder, {}));
    expect(table.originOf('FARO.localhost.', 8080)).toBe('http://faro.localhost:8080');
    expect(table.originOf('faro.localhost', 80)).toBe('http://faro.localhost');
    expect(table.originOf('evil.example', 80)).toBeUndefined();
  });

  test.each([
    'https://evil.example',
    'https://area.example.evil.example',
    'https://area.example@evil.example',
    'https://x@area.example',
    'https://area.example/',
    'https://area.example/x',
    'https://area.example?x',
    'https://area.example#x',
    'https://area.example:443',
    'https://area.example:99999',
    'https://AREA.example',
    'https://area.example; script-src *',
    ' https://area.example',
    'https:area.example',
    'javascript://area.example',
    'ftp://area.example',
    '//area.example',
    'area.example',
    'null',
    '',
    8443,
    null,
    ['https://area.example'],
  ])('refuses %j as an origin', (origin) => {
    expect(() => readTenants(folder, withOrigin(origin))).toThrow(
      /^TENANT_FARO_HOSTS: the origin of area.example must be /,
    );
  });

  test.each(['area example', 'area.example:443', 'https://area.example', '*.example', ''])(
    'refuses %j as a host',
    (host) => {
      expect(() => readTenants(folder, withOrigin(undefined, host))).toThrow(/^TENANT_FARO_HOSTS/);
    },
  );

  test('refuses two origins of one host', () => {
    const one = (tenant: string, origin: string) => ({
      [`TENANT_${tenant}_HOSTS`]: JSON.stringify([
        {
          host: 'area.example',
          origin,
          api_key: tenant,
          consumer_key: tenant,
          consumer_secret: 's',
        },
      ]),
    });
    const environment = {
      ...one('FARO', 'https://area.example'),
      ...one('ENCINAR', 'https://area.example:8443'),
    };
    expect(() => createHostTable(readTenants(folder, environment))).toThrow(
      /^host area.example: two entries have different origins/,
    );
  });

  test('takes a manager’s tax number from its file, or from the environment', () => {
    const nifs = (environment: Record<string, string> = {}) =>
      readTenants(folder, environment).map(({ tenant }) => [tenant.name, tenant.nif]);
    expect(new Set(nifs().map(([, nif]) => nif)).size).toBe(3);
    expect(nifs({ TENANT_FARO_NIF: 'A12345674' })).toContainEqual(['faro', 'A12345674']);
    expect(() => nifs({ TENANT_FARO_NIF: 'faro' })).toThrow(/^TENANT_FARO_NIF must be/);
  });

  test('refuses two tenants of one host with the same key', () => {
    const hosts = [
      {
        host: 'localhost',
        api_key: 'demo-almadraba-localhost-api',
        consumer_key: 'c',
        consumer_secret: 's',
      },
    ];
    const read = readTenants(folder, { TENANT_FARO_HOSTS: JSON.stringify(hosts) });
    expect(() => createHostTable(read)).toThrow(
      /host localhost: two entries have the same api_key/,
    );
  });
});
