import { expect, test } from 'vitest';
import { checkKycAgainst } from '../../../src/domain/people/checkAgainstKyc.ts';
import { fatcaIndicatorOf } from '../../../src/domain/people/checkFatca.ts';
import { checkUsResidence, checkUsStatus } from '../../../src/domain/people/usContradictions.ts';
import { usIndicia } from '../../../src/domain/people/usIndicia.ts';
import { usResidence } from '../../../src/language/keywords/usResidence.ts';
import { usStatus } from '../../../src/language/keywords/usStatus.ts';

const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);

test.each(usIndicia)('no status contradicts the indicium %s of a citizen or resident', (name) => {
  const isTheirs = name === 'nationality' || name === 'tax_residence';
  const issues = checkUsStatus('NON_US_PERSON', [name]);
  expect(codes(issues)).toEqual(isTheirs ? ['fatca.us_person'] : []);
  expect(checkUsStatus('US_PERSON', [name])).toEqual([]);
  // What is not refused is not told to be free of indicia.
  expect(fatcaIndicatorOf({ fatca_status: 'NON_US_PERSON' }, [name])).not.toBe(
    'NO_REPORTABLE_PERSON',
  );
});

test.each([
  [['ESP', 'USA'], 'NON_US_PERSON', ['crs.us_person']],
  [['USA'], 'US_PERSON', []],
  [['USA'], undefined, []],
  [['ESP'], 'NON_US_PERSON', []],
])('residences in %j and the status %s', (countries, fatca_status, found) => {
  expect(codes(checkUsResidence(countries, { fatca_status }))).toEqual(found);
  const root = { data: { known: { fatca: { fatca_status } } } };
  const rows = countries.map((tin_country) => ({ tin_country }));
  expect(codes(usResidence.rule(rows, { from: '/data/known' }, { root }))).toEqual(found);
});

test('what the forms read and is not there is told', () => {
  expect(codes(usResidence.rule([], { from: '/data/known' }, { root: {} }))).toEqual([
    'fact_missing',
  ]);
  expect(codes(usStatus.rule('US_PERSON', { from: '/data/file' }, { root: {} }))).toEqual([
    'fact_missing',
  ]);
  const root = { data: { file: { indicia: ['nationality'] } } };
  const option = { from: '/data/file/indicia' };
  expect(codes(usStatus.rule('NON_US_PERSON', option, { root }))).toEqual(['fatca.us_person']);
});

const number = { tin_code: '536-90-4399' };
test.each([
  [{ fatca: { fatca_status: 'US_PERSON', ...number } }, ['kyc.us_number']],
  [{ fatca: { fatca_status: 'NON_US_PERSON', ...number } }, []],
  [{ crs: { residences: [{ tin_country: 'USA', ...number }] } }, ['kyc.us_number']],
  [{ crs: { tin_country: 'USA', ...number } }, ['kyc.us_number']],
  [{ crs: { residences: [{ tin_country: 'USA', missing_reason: 'B' }] } }, []],
  [{ crs: { residences: [{ tin_country: 'FRA', ...number }] } }, []],
  [{}, []],
])('a questionnaire without a number beside %j', (declared, found) => {
  expect(codes(checkKycAgainst({ TIENE_NIF_EEUU: 'NO' }, declared))).toEqual(found);
  expect(checkKycAgainst({ TIENE_NIF_EEUU: 'SI' }, declared)).toEqual([]);
  expect(checkKycAgainst({}, declared)).toEqual([]);
});
