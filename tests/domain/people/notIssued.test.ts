import { expect, test } from 'vitest';
import { checkCrs } from '#/domain/people/checkCrs.ts';
import { checkResidence } from '#/domain/people/checkResidences.ts';
import { taxNumbers } from '#/domain/people/taxNumbers.ts';
import { notIssued } from '#/language/keywords/notIssued.ts';
import { codeList } from '#/server/tenants/codeList.ts';
import { isTinValid } from '#/server/tin/isTinValid.ts';

const known = Object.keys(taxNumbers);
const others = Object.keys(codeList('countries').items).filter((each) => !known.includes(each));
const refusedAs = (country: string) =>
  country === 'ESP' ? 'crs.number_given' : 'crs.number_issued';
const inForm = (missing_reason: string, tin_country: string) =>
  notIssued.rule(missing_reason, { country: 'tin_country' }, { root: {}, parent: { tin_country } });
const onServer = (missing_reason: string, tin_country: string) =>
  checkResidence({ tin_country, missing_reason, missing_explanation: 'Porque sí' }, '', () => true);
const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);

test.each(known)('%s issues numbers, whatever is said of it', (country) => {
  expect(codes(inForm('A', country))).toEqual([refusedAs(country)]);
  expect(codes(onServer('A', country))).toEqual([refusedAs(country)]);
  for (const reason of ['B', 'C']) {
    expect(inForm(reason, country)).toEqual([]);
    expect(onServer(reason, country)).toEqual([]);
  }
  const second = { tin_country: 'ARE', missing_reason: 'A', second_country: country };
  const person = { name: 'Eva Ruiz', ...second, second_reason: 'A' };
  const crs = { entity_class: 'ENTIDAD_NO_FINANCIERA_PASIVA', controlling_persons: [person] };
  expect(codes(checkCrs(crs, {}, 'J', () => true))).toEqual([refusedAs(country)]);
});

test.each(known)('%s is a country of the list whose numbers are checked', (country) => {
  expect(codeList('countries').items[country]?.iso2).toMatch(/^[A-Z]{2}$/);
  expect(isTinValid({ countryCode: '', countryKey: country, tinNumber: '0X' })).toBe(false);
});

test('of every other country it may be said that it issues none', () => {
  expect(others.length).toBeGreaterThan(150);
  expect(others.flatMap((country) => inForm('A', country))).toEqual([]);
  expect(others.flatMap((country) => onServer('A', country))).toEqual([]);
});
