import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkAddress } from '../../../src/domain/people/checkAddress.ts';
import { provinceOf } from '../../../src/domain/people/postalProvince.ts';

const listed: Record<string, string[]> = {
  'street-types': ['CL'],
  provinces: ['ESP-M'],
  countries: ['ESP', 'FRA', 'UND'],
};
const isListed = (list: string, code: string) => listed[list]!.includes(code);
const home = { street_1: 'Mayor', postal_code: '28013', city: 'Madrid', country: 'ESP' };

test.each([
  [{}, []],
  [{ street_type: 'CL', key_state: 'ESP-M' }, []],
  [{ country: 'FRA', postal_code: 'F-69002' }, []],
  [{ street_type: 'XX' }, ['unknown_code /street_type']],
  [{ country: 'XXX', key_state: 'ESP-M' }, ['unknown_code /country']],
  [{ country: 'UND' }, ['unknown_code /country']],
  [{ country: 'FRA', key_state: 'ESP-M' }, ['address.state /key_state']],
  [{ key_state: 'ESP-X' }, ['unknown_code /key_state']],
  [{ postal_code: '2801' }, ['address.postal_code /postal_code']],
  [{ postal_code: '08001' }, []],
  [{ postal_code: '08001', key_state: 'ESP-M' }, ['address.postal_province /postal_code']],
  [{ postal_code: '99001' }, ['address.postal_province /postal_code']],
  [{ country: 'FRA', postal_code: '08001' }, []],
  [{ street_1: ' ', city: '' }, ['required /street_1', 'required /city']],
])('an address with %j has the issues %j', (part, issues) => {
  const found = checkAddress({ ...home, ...part }, isListed);
  expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(issues);
});

test('the provinces of postal codes are those of the list, each once', () => {
  const { items } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../schemas/codes/provinces.json'), 'utf8'),
  ) as { items: Record<string, { postal_prefix?: string }> };
  const prefixed = Object.entries(items).filter(([, { postal_prefix }]) => postal_prefix);
  expect(prefixed.length).toBe(52);
  for (const [key, { postal_prefix }] of prefixed)
    expect(provinceOf(`${postal_prefix}001`)).toBe(key);
});
