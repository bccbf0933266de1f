import { expect, it } from 'vitest';
import { parse } from '#/language/assembly/parse.ts';
import { placeOf } from '#/language/assembly/source.ts';
import { fc } from '../support/fc.ts';

it('reads JSON as JSON.parse does', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const { value, faults } = parse(text, 'form');
      if (faults.length === 0) expect(value).toEqual(JSON.parse(text));
    }),
  );
});

it('refuses any other text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const { value, faults } = parse(text, 'form');
      expect(value === undefined).toBe(faults.length > 0);
    }),
  );
});

it('counts no bracket within a text', () => {
  expect(parse(JSON.stringify({ a: '[{'.repeat(100), b: '\\"[' }), 'form').faults).toEqual([]);
});

it.each([
  ['schemas/forms/login.json', { kind: 'form', id: 'login' }],
  ['schemas/screens/position.json', { kind: 'screen', id: 'position' }],
  ['schemas/codes/provinces.json', { kind: 'codes', id: 'provinces' }],
  ['schemas/navigation.json', { kind: 'navigation', id: 'navigation' }],
  ['schemas/texts/es.json', { kind: 'texts', id: 'es' }],
  ['schemas/texts/people.es.json', { kind: 'texts', id: 'es' }],
  ['tenants/faro/tenant.json', { kind: 'tenant', id: 'tenant', tenant: 'faro' }],
  ['tenants/faro/style.json', { kind: 'style', id: 'style', tenant: 'faro' }],
  [
    'tenants/faro/overlays/forms/login.json',
    { kind: 'overlay', id: 'login', over: 'form', tenant: 'faro' },
  ],
  [
    'tenants/faro/overlays/screen/position.json',
    { kind: 'overlay', id: 'position', over: 'screen', tenant: 'faro' },
  ],
  ['tenants/faro/screens/extra.json', { kind: 'screen', id: 'extra', tenant: 'faro' }],
  ['schemas/other/x.json', undefined],
  ['tenants/Faro/tenant.json', undefined],
  ['schemas/forms/deep/x.json', undefined],
])('%s is the place of %j', (path, expected) => {
  expect(placeOf(path)).toEqual(expected);
});
