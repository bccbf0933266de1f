import { expect, test } from 'vitest';
import { checkKyc } from '#/server/people/checkKyc.ts';

const ACTIVE = 'ENTIDAD_NO_FINANCIERA_ACTIVA';
const PASSIVE = 'ENTIDAD_NO_FINANCIERA_PASIVA';
const record = { tax_residence: 'ESP', founded_on: null };
const american = { tin_country: 'USA', tin_code: '123-45-6789' };
const differ = { code: 'kyc.classes_differ', path: '/NORMATIVA_CRS' };

test.each([
  [PASSIVE, ACTIVE, [differ]],
  [ACTIVE, PASSIVE, [differ]],
  [ACTIVE, ACTIVE, []],
  [PASSIVE, PASSIVE, []],
  ['INSTITUCION_FINANCIERA', PASSIVE, []],
  [ACTIVE, 'ENTIDAD_COTIZADA', []],
  [PASSIVE, undefined, []],
])('an entity is %s for FATCA and %s for CRS', (fatca, crs, issues) => {
  expect(checkKyc({ NORMATIVA_FATCA: fatca, NORMATIVA_CRS: crs }, { record })).toEqual(issues);
});

test.each<[Record<string, unknown>, string[]]>([
  [{ PAISES_OBLIGACION_FISCAL: [{ tin_country: 'ARE', missing_reason: 'A' }] }, []],
  [
    { PAISES_OBLIGACION_FISCAL: [{ tin_country: 'PRT', missing_reason: 'A' }] },
    ['crs.number_issued /PAISES_OBLIGACION_FISCAL/0/tin_code'],
  ],
  [
    { PAISES_OBLIGACION_FISCAL: [{ tin_country: 'ESP', missing_reason: 'C' }] },
    ['kyc.own_residence /PAISES_OBLIGACION_FISCAL/0/tin_country'],
  ],
  [
    { PAISES_OBLIGACION_FISCAL: [{ tin_country: 'USA', missing_reason: 'A' }] },
    ['crs.number_issued /PAISES_OBLIGACION_FISCAL/0/tin_code'],
  ],
  [
    {
      TIENE_NIF_EEUU: 'NO',
      PAISES_OBLIGACION_FISCAL: [{ tin_country: 'USA', missing_reason: 'C' }],
    },
    [],
  ],
  [
    { TIENE_NIF_EEUU: 'NO', PAISES_OBLIGACION_FISCAL: [american] },
    ['kyc.us_number_denied /PAISES_OBLIGACION_FISCAL/0/tin_code'],
  ],
  [
    {
      TIENE_NIF_EEUU: 'SI',
      INDIQUE_NUMERO_TIN: '123-45-6789',
      PAISES_OBLIGACION_FISCAL: [american],
    },
    [],
  ],
  [{ PAISES_RIESGO: ['IRN', 'PRK'] }, []],
  [{ PAISES_RIESGO: ['IRN', 'ESP'] }, ['enum /PAISES_RIESGO']],
  [{ FECHA_CONSTITUCION: '1999-05-20' }, []],
  [{ FECHA_CONSTITUCION: '2001-03-04' }, ['on_record /FECHA_CONSTITUCION']],
])('answers beside what is on record, and beside each other: %j', (answers, issues) => {
  const found = checkKyc(answers, { record: { ...record, founded_on: '1999-05-20' } });
  expect(found.map(({ code, path }) => `${code} ${path}`)).toEqual(issues);
});
