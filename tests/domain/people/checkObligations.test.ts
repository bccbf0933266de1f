import { expect, test } from 'vitest';
import { checkElsewhere, checkNoUsNumber } from '#/domain/people/checkObligations.ts';

const abroad = [
  { tin_country: 'FRA', tin_code: '1' },
  { tin_country: 'ESP', tin_code: '2' },
  {},
  { tin_country: 'USA', tin_code: ' ' },
  { tin_country: 'USA', tin_code: '3' },
];

test.each([
  ['ESP', [{ code: 'kyc.own_residence', path: '/1/tin_country' }]],
  ['PRT', []],
  [null, []],
])('a country of tax obligations is another than the residence on record: %s', (own, issues) => {
  expect(checkElsewhere(abroad, own)).toEqual(issues);
});

test('whoever has no number of the United States gives none', () => {
  expect(checkNoUsNumber(abroad)).toEqual([{ code: 'kyc.us_number_denied', path: '/4/tin_code' }]);
});
