import { expect, test } from 'vitest';
import { chooseTenant, hostCredentials } from '#/client/hostCredentials.ts';
import { json, scripted, tenant } from './scripted.ts';

const second = { ...tenant, id: 'id-2', name: 'encinar', is_default: false };

test('a host gives its tenants without any credentials', async () => {
  const { options, sent } = scripted({
    'GET /credentials': () => json({ data: { tenants: [tenant, second] } }),
  });
  const { data } = await hostCredentials({ baseUrl: options.baseUrl, fetch: options.fetch! });
  expect(data?.map(({ name }) => name)).toEqual(['almadraba', 'encinar']);
  expect(sent[0]?.headers.authorization).toBeUndefined();
  expect(sent[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['the page asks for it', 'encinar', tenant.id, 'encinar'],
  ['the page asks by id', 'id-2', null, 'encinar'],
  ['it is stored', null, 'id-2', 'encinar'],
  ['nothing is known', null, null, 'almadraba'],
  ['the host does not serve what is asked', 'faro', 'nada', 'almadraba'],
])('a tenant is chosen when %s', (_, asked, stored, name) => {
  expect(chooseTenant([second, tenant], asked, stored)?.name).toBe(name);
});
