import { describe, expect, test } from 'vitest';
import { crsChange, type CrsFile } from '../../../src/domain/people/crsChange.ts';

const DECLARED = '2026-11-20T10:00:00.000Z';
const BEFORE = '2026-11-20T09:59:59.999Z';
const AFTER = '2026-11-20T10:00:00.001Z';
const france: CrsFile = {
  crs: { tin_country: 'FRA', residences: [{ tin_country: 'FRA' }] },
  declaredAt: DECLARED,
  taxResidence: 'FRA',
};
const owing = (...countries: string[]) => ({
  TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: countries.length > 0 ? 'SI' : 'NO',
  PAISES_OBLIGACION_FISCAL: countries.map((tin_country) => ({ tin_country })),
});

describe('an address in a country that was not declared', () => {
  test.each<[string | null, string | null]>([
    [null, null],
    [BEFORE, null],
    [DECLARED, null],
    [AFTER, 'ESP'],
  ])('counts only where it is of after the declaration: %s', (changedAt, country) => {
    const change = crsChange({ ...france, address: { country: 'ESP', changedAt } });
    expect(change).toEqual(country && { datum: 'ADDRESS', country });
  });

  test('is answered by declaring again, whatever is declared', () => {
    for (const tin_country of ['FRA', 'ESP', 'USA']) {
      const again = { crs: { tin_country }, taxResidence: tin_country, declaredAt: AFTER };
      expect(crsChange({ ...again, address: { country: 'ESP', changedAt: AFTER } })).toBeNull();
    }
  });
});

test.each<[string, Partial<CrsFile>, object | null]>([
  ['nothing else', {}, null],
  [
    'another residence on file',
    { taxResidence: 'PRT' },
    { datum: 'TAX_RESIDENCE', country: 'PRT' },
  ],
  ['no residence', { taxResidence: 'UND' }, null],
  ['a questionnaire that names another', { kyc: owing('PRT') }, { datum: 'KYC', country: 'PRT' }],
  ['one that names the same', { kyc: owing('FRA') }, null],
  ['no declaration', { crs: null, kyc: owing('PRT'), taxResidence: 'PRT' }, null],
  [
    'another class of entity',
    {
      crs: { tin_country: 'FRA', entity_class: 'ENTIDAD_NO_FINANCIERA_ACTIVA' },
      kyc: { NORMATIVA_CRS: 'ENTIDAD_NO_FINANCIERA_PASIVA' },
    },
    { datum: 'CLASS', country: null },
  ],
])('a declaration beside %s', (_, known, change) => {
  expect(crsChange({ ...france, ...known })).toEqual(change);
});

describe('a questionnaire that denies what was declared', () => {
  const two = { tin_country: 'ESP', residences: [{ tin_country: 'ESP' }, { tin_country: 'FRA' }] };
  const us = { tin_country: 'USA', tin_code: '536-90-4399' };
  test.each<[string, Partial<CrsFile>, string | null]>([
    ['no other country', { crs: two, kyc: owing() }, 'FRA'],
    ['another one', { crs: two, kyc: owing('FRA') }, null],
    ['no question about it', { crs: two, kyc: {} }, null],
    ['no other than where one resides', { kyc: owing() }, null],
    ['no number of the United States', { crs: us, kyc: { TIENE_NIF_EEUU: 'NO' } }, 'USA'],
    ['a number of the United States', { crs: us, kyc: { TIENE_NIF_EEUU: 'SI' } }, null],
  ])('counts where it is of later: %s', (_, said, country) => {
    const file = { ...france, taxResidence: null, ...said };
    expect(crsChange({ ...file, kycAt: BEFORE })).toBeNull();
    expect(crsChange({ ...file, kycAt: AFTER })).toEqual(
      country && { datum: 'KYC_DENIES', country },
    );
  });
});
