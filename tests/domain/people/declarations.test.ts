import { fc } from '../../support/fc.ts';
import { describe, expect, test } from 'vitest';
import {
  checkCrs,
  checkFirstResidence,
  crsOf,
  indicatorOf,
  residenceOf,
  type Crs,
} from '../../../src/domain/people/checkCrs.ts';
import { checkFatca, checkFatcaCountry, fatcaOf } from '../../../src/domain/people/checkFatca.ts';

const isTin = (number: string, country: string) => number === `${country}-1`;
const resident = { tin_country: 'ESP', tin_code: 'ESP-1' };
const told = (issues: { code: string; path: string }[]) =>
  issues.map(({ code, path }) => `${code} ${path}`);

describe('a FATCA declaration', () => {
  test.each([
    [{ fatca_status: 'NON_US_PERSON', indicator_fatca: 'NO_REPORTABLE_PERSON' }, 'F', []],
    [{ fatca_status: 'US_PERSON', tin_code: 'USA-1' }, 'F', []],
    [{ fatca_status: 'US_PERSON' }, 'F', ['required /tin_code']],
    [
      { fatca_status: 'US_PERSON', country_fatca: 'ESP', tin_code: 'ESP-1' },
      'F',
      ['tin-validator /tin_code'],
    ],
    [{ country_fatca: 'ESP', tin_code: 'ESP-1' }, 'F', []],
    [{ fatca_status: 'EN_ANALISIS' }, 'F', ['field_by_manager /fatca_status']],
    [
      { fatca_status: 'NON_US_PERSON', indicator_fatca: 'REPORTABLE_PERSON' },
      'F',
      ['fatca.contradiction /indicator_fatca'],
    ],
    [
      { fatca_status: 'US_PERSON', tin_code: 'USA-1', tin_type: 'FORMULARIO_W_8BEN_O_EQUIVALENTE' },
      'F',
      ['fatca.certificate_of_others /tin_type'],
    ],
    [
      { fatca_status: 'US_PERSON', tin_code: 'USA-1', tin_type: 'SSN' },
      'F',
      ['fatca.number_type /tin_code'],
    ],
    [{ giin_code: 'ABC' }, 'J', []],
    [{ giin_code: 'AB' }, 'J', ['is_fatca_giin /giin_code']],
    [{ giin_code: 'ABC' }, 'F', ['fatca.giin_of_entities /giin_code']],
  ])('of %j by a person %s has the issues %j', (fatca, type, issues) => {
    expect(told(checkFatca(fatca, {}, type, isTin))).toEqual(issues);
  });

  test('may keep the outcome that the manager gave', () => {
    const before = { fatca_status: 'EN_ANALISIS' };
    expect(checkFatca({ ...before, country_fatca: 'ESP' }, before, 'F', isTin)).toEqual([]);
  });
});

describe('a CRS declaration', () => {
  test.each([
    [{ tin_country: 'ESP', tin_code: 'ESP-1' }, 'F', []],
    [{ tin_code: 'ESP-1' }, 'F', ['tin-validator.country /tin_country']],
    [{ crs_indicator: 'RP', tin_country: 'ESP' }, 'F', ['crs.indicator /crs_indicator']],
    [{ crs_indicator: 'RP', tin_country: 'ESP' }, 'J', []],
    [{ crs_indicator: 'NA' }, 'J', ['field_by_manager /crs_indicator']],
    [
      {
        entity_class: 'ENTIDAD_PUBLICA',
        controlling_persons: [{ name: 'Eva Ruiz', tin_country: 'ESP' }],
      },
      'J',
      ['crs.controlled /controlling_persons'],
    ],
    [
      { residences: [{ tin_country: 'FRA', missing_reason: 'B', missing_explanation: ' ' }] },
      'F',
      ['required /residences/0/missing_explanation'],
    ],
    [{ residences: [{ tin_country: 'FRA', missing_reason: 'C' }] }, 'F', []],
  ])('of %j by a person %s has the issues %j', (crs, type, issues) => {
    expect(told(checkCrs(crs, {}, type, isTin))).toEqual(issues);
  });

  test.each([
    ['ESP-1', undefined, []],
    ['ESP-1', 'esp-1', []],
    ['ESP-1', 'ESP-2', ['crs.number_of_other /residences/0/tin_code']],
    [null, 'ESP-1', ['crs.number_given /residences/0/tin_code']],
    [null, undefined, []],
  ])('of Spain with the number %s of whoever has %s has the issues %j', (tin_code, own, issues) => {
    const residence = {
      tin_country: 'ESP',
      ...(tin_code ? { tin_code } : { missing_reason: 'C' }),
    };
    expect(told(checkCrs({ residences: [residence] }, {}, 'F', isTin, own))).toEqual(issues);
  });

  test.each([
    [{ tin_country: 'ARE' }, ['required /controlling_persons/0/tin_code']],
    [{ tin_country: 'ARE', missing_reason: 'A' }, []],
    [
      { tin_country: 'ARE', missing_reason: 'B' },
      ['required /controlling_persons/0/missing_explanation'],
    ],
    [
      { tin_country: 'ESP', missing_reason: 'A' },
      ['crs.number_given /controlling_persons/0/tin_code'],
    ],
    [{ tin_country: 'FRA', tin_code: 'x' }, ['tin-validator /controlling_persons/0/tin_code']],
    [{ ...resident, second_country: 'ARE' }, ['required /controlling_persons/0/second_code']],
    [{ ...resident, second_country: 'ARE', second_reason: 'A' }, []],
    [
      { ...resident, second_country: 'USA', second_reason: 'A' },
      ['crs.number_issued /controlling_persons/0/second_code'],
    ],
    [
      { ...resident, second_country: 'FRA', second_code: 'x' },
      ['tin-validator /controlling_persons/0/second_code'],
    ],
    [{ ...resident, second_code: 'x' }, ['required /controlling_persons/0/second_country']],
    [
      { ...resident, second_country: 'ARE', second_reason: 'B' },
      ['required /controlling_persons/0/missing_explanation'],
    ],
    [
      { tin_country: 'ARE', missing_reason: 'A', second_country: 'ARE', second_reason: 'A' },
      ['controllers.residence /controlling_persons/0/second_country'],
    ],
  ])('of an entity that somebody with %j controls has the issues %j', (person, issues) => {
    const controlling_persons = [{ name: 'Eva Ruiz', ...person }];
    const crs = { entity_class: 'ENTIDAD_NO_FINANCIERA_PASIVA', controlling_persons };
    expect(told(checkCrs(crs, {}, 'J', isTin))).toEqual(issues);
  });

  test('cannot say that Spain gives no numbers', () => {
    const residences = [{ tin_country: 'ESP', missing_reason: 'A' }];
    expect(told(checkCrs({ residences }, {}, 'F', isTin))).toEqual([
      'crs.number_given /residences/0/tin_code',
    ]);
  });

  test.each([
    [['USA'], 'USA'],
    [['USA', 'ESP'], 'ESP'],
    [[], undefined],
  ])('of residents of %j makes them residents of %s', (countries, residence) => {
    const residences = countries.map((tin_country) => ({ tin_country }));
    expect(residenceOf({ residences })).toBe(residence);
  });

  test.each([
    [{}, undefined],
    [{ tin_country: 'UND' }, undefined],
    [{ tin_country: 'ESP' }, 'NRP'],
    [{ tin_country: 'ESP', residences: [{ tin_country: 'FRA' }] }, 'RP'],
  ])('of %j gives the indicator %s', (crs, indicator) => {
    expect(indicatorOf(crs)).toBe(indicator);
  });
});

describe('whatever body is taken', () => {
  const country = fc.constantFrom('ESP', 'USA', 'CYM');
  const number = fc.option(fc.constantFrom('ESP-1', 'USA-1', 'CYM-1', 'esp 1'));
  const body = (list: fc.Arbitrary<Crs['residences']>): fc.Arbitrary<Crs> =>
    fc.record(
      { tin_country: country, tin_code: number, residences: list as fc.Arbitrary<[]> },
      { requiredKeys: [] },
    );
  const list = fc.array(fc.record({ tin_country: country, tin_code: number }), { maxLength: 3 });
  const isTinOf = (told: string, of: string) => told.replace(' ', '-').toUpperCase() === `${of}-1`;

  test('the first residence of a CRS declaration is the one that it begins with', () => {
    fc.assert(
      fc.property(body(list), body(list), fc.boolean(), (before, sent, isForm) => {
        const inForce = crsOf({}, before);
        const valid = [
          ...checkFirstResidence(before, inForce),
          ...checkCrs(inForce, {}, 'F', isTinOf),
        ];
        fc.pre(valid.length === 0);
        const now = crsOf(inForce, sent, isForm ? ['residences'] : []);
        const issues = [...checkFirstResidence(sent, now), ...checkCrs(now, {}, 'F', isTinOf)];
        if (issues.length > 0) return;
        const { tin_country, tin_code, residences } = now;
        if (tin_code) expect(isTinOf(tin_code, tin_country!)).toBe(true);
        if (residences) expect({ tin_country, tin_code }).toEqual(residences[0]);
        if (sent.tin_country) expect(tin_country).toBe(sent.tin_country);
      }),
    );
  });

  test('the country of a FATCA declaration follows from what is declared', () => {
    const status = fc.constantFrom('US_PERSON', 'NON_US_PERSON', undefined);
    fc.assert(
      fc.property(
        status,
        status,
        country,
        country,
        fc.option(country),
        (before, now, was, residence, sent) => {
          const inForce = { fatca_status: before, country_fatca: was };
          const body = { ...(now && { fatca_status: now }), ...(sent && { country_fatca: sent }) };
          const said = fatcaOf(inForce, body, [], residence);
          const follows = said.fatca_status === 'US_PERSON' ? 'USA' : residence;
          expect(said.country_fatca).toBe(follows);
          expect(checkFatcaCountry(body, said)).toHaveLength(sent && sent !== follows ? 1 : 0);
        },
      ),
    );
  });
});
