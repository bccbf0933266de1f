import { expect, test } from 'vitest';
import { isTinValid } from '#/server/tin/isTinValid.ts';

test.each([
  ['ESP', '12345678Z', true],
  ['ESP', '12345678-z', true],
  ['ESP', '12345678A', false],
  ['ESP', 'X1234567L', true],
  ['ESP', 'B82111113', true],
  ['ESP', 'B82111114', false],
  ['EST', '12345678Z', false],
  ['EST', '37605030299', true],
  ['DEU', '36574261809', true],
  ['DEU', '36574261890', false],
  ['PRT', '123456789', true],
  ['PRT', '123456780', false],
  ['USA', '536-90-4399', true],
  ['USA', '000-12-3456', false],
  ['AFG', 'anything 12', true],
  ['AFG', '<script>', false],
  ['UND', '123', true],
])('%s %s is judged %s when the country is named whole', (countryKey, tinNumber, verdict) => {
  const question = { countryCode: countryKey.slice(0, 2), countryKey, tinNumber };
  expect(isTinValid(question)).toBe(verdict);
});

test('two letters that begin several countries accept what fits one whose algorithm is known', () => {
  expect(isTinValid({ countryCode: 'ES', tinNumber: '12345678Z' })).toBe(true);
  expect(isTinValid({ countryCode: 'ES', tinNumber: '37605030299' })).toBe(true);
  expect(isTinValid({ countryCode: 'ES', tinNumber: '12345678A' })).toBe(false);
  expect(isTinValid({ countryCode: 'AU', tinNumber: 'not a number of either' })).toBe(false);
});

test('two letters that begin no country accept what looks like a number', () => {
  expect(isTinValid({ countryCode: '??', tinNumber: 'AB-1' })).toBe(true);
  expect(isTinValid({ countryCode: '??', tinNumber: 'ñ' })).toBe(false);
});
