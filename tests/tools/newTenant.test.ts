import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkNewTenant, newTenantFiles } from '../../src/tools/newTenant.ts';

const root = join(import.meta.dirname, '../..');
let drawn = 0;
const secret = (bytes: number) =>
  createHash('sha512')
    .update(String(drawn++))
    .digest('hex')
    .slice(0, bytes * 2);
const made = (name: string, languages = ['es', 'en']) =>
  newTenantFiles({ name, displayName: 'Brezo Gestión', languages, secret, uuid: randomUUID });

test.each([[['es']], [['es', 'en']], [['ca', 'es']]])(
  'a new tenant that reads %j is whole: nothing in it is wrong',
  (languages) => {
    const files = made('brezo', languages);
    expect(files.map(({ file }) => file)).toEqual([
      'tenants/brezo/tenant.json',
      'tenants/brezo/settings.json',
      'tenants/brezo/style.json',
      'tenants/brezo/logo.svg',
    ]);
    expect(checkNewTenant(files, root)).toEqual([]);
  },
);

test('no two tenants have a key in common', () => {
  const keysOf = (name: string) => {
    const { hosts } = JSON.parse(made(name)[0]!.text) as { hosts: Record<string, string>[] };
    return hosts.flatMap(({ host, ...keys }) => Object.values(keys).filter((key) => key !== host));
  };
  const all = [...keysOf('brezo'), ...keysOf('jara')];
  expect(new Set(all).size).toBe(all.length);
});

test('one that takes the host or the name of another is refused', () => {
  const errors = checkNewTenant(made('faro'), root);
  expect(errors.length).toBeGreaterThan(0);
});
