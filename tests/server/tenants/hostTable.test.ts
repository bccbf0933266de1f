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
