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
  ['HUN', '8071592153', true],
  ['HUN', '8071592154', false],
  ['HUN', '12892312', true],
  ['HUN', '12892312-2-42', true],
  ['HUN', '12892313-2-42', false],
  ['LUX', '1893 1201 057 32', true],
  ['LUX', '1893120105733', false],
  ['LUX', '1893120105742', false],
  ['DEU', '181/815/08155', true],
  ['DEU', '5133081508159', true],
  ['DEU', '2893081508152', true],
  ['DEU', '9133181508152', false],
  ['DEU', '93815/08152', true],
  ['DEU', '9381508152', true],
  ['DEU', '93815/081522', false],
  ['CHL', '12.531.909-2', true],
  ['CHL', '12.531.909-3', false],
  ['SWE', '19811228-9874', true],
  ['SWE', '198112289874', true],
  ['SWE', '198112289875', false],
  ['SWE', '8112289874', true],
  ['LVA', '32673679999', true],
  ['LVA', '161175-19997', true],
  ['LVA', '31673679999', false],
  ['FIN', '010594Y9032', true],
  ['FIN', '010516B903X', true],
  ['FIN', '010516B9031', false],
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
