import { describe, expect, test } from 'vitest';
import {
  checkAgainstKyc,
  doOwnersDiffer,
  hasUsControllers,
} from '../../../src/domain/people/checkAgainstKyc.ts';
import type { Crs } from '../../../src/domain/people/checkCrs.ts';

const passive: Crs = { tin_country: 'ESP', entity_class: 'ENTIDAD_NO_FINANCIERA_PASIVA' };
const active: Crs = { tin_country: 'ESP', entity_class: 'ENTIDAD_NO_FINANCIERA_ACTIVA' };
const told = (crs: Crs, kyc: Record<string, unknown>) =>
  checkAgainstKyc(crs, kyc).map(({ code, path }) => `${code} ${path}`);

describe('a CRS declaration beside the questionnaire in force', () => {
  test.each<[Crs, Record<string, unknown>, string[]]>([
    [active, { NORMATIVA_CRS: 'ENTIDAD_NO_FINANCIERA_PASIVA' }, ['class_of_kyc /entity_class']],
    [active, { NORMATIVA_FATCA: 'ENTIDAD_NO_FINANCIERA_PASIVA' }, ['class_of_kyc /entity_class']],
    [passive, { NORMATIVA_CRS: 'ENTIDAD_COTIZADA' }, ['class_of_kyc /entity_class']],
    [passive, { NORMATIVA_CRS: 'ENTIDAD_NO_FINANCIERA_PASIVA' }, []],
    [passive, { NORMATIVA_FATCA: 'INSTITUCION_FINANCIERA' }, []],
    // As it was answered before there were classes.
    [active, { NORMATIVA_CRS: 'NO', NORMATIVA_FATCA: 'NO' }, []],
    [{ tin_country: 'ESP' }, { NORMATIVA_CRS: 'ENTIDAD_COTIZADA' }, []],
    [
      { tin_country: 'ESP' },
      { PAISES_OBLIGACION_FISCAL: [{ tin_country: 'FRA' }] },
      ['crs.country_of_kyc /residences'],
    ],
    [
      { residences: [{ tin_country: 'ESP' }, { tin_country: 'FRA' }] },
      { PAISES_OBLIGACION_FISCAL: [{ tin_country: 'FRA' }] },
      [],
    ],
    [{}, { PAISES_OBLIGACION_FISCAL: [{ tin_country: 'FRA' }] }, []],
  ])('%j of whoever answered %j has the issues %j', (crs, kyc, issues) => {
    expect(told(crs, kyc)).toEqual(issues);
  });
});

describe('owners in both', () => {
  const eva = { NOMBRE: 'Eva Gómez', DOCUMENTO: '12345678Z' };
  const person = (name: string, tin_code: string, role = 'CRS801') => ({
    ...{ name, tin_code, role, tin_country: 'ESP' },
  });
  test.each<[string, object[], Record<string, unknown>, boolean]>([
    ['one number', [person('E. G.', '12345678-z')], { TITULARES_REALES: [eva] }, false],
    ['one name', [person('GOMEZ, Eva', 'FR-1')], { TITULARES_REALES: [eva] }, false],
    ['another person', [person('Luis Gil', '1')], { TITULARES_REALES: [eva] }, true],
    ['another role', [person('Eva', '12345678Z', 'CRS802')], { TITULARES_REALES: [eva] }, true],
    ['nobody', [person('Luis Gil', '1')], { PERSONAS_SOCIEDAD_25_MAS: 'NO' }, true],
    ['nobody', [person('Luis Gil', '1', 'CRS803')], { PERSONAS_SOCIEDAD_25_MAS: 'NO' }, false],
    ['no names', [person('Luis Gil', '1')], { PERSONAS_SOCIEDAD_25_MAS: 'SI' }, false],
  ])('%s: %j', (_, people, kyc, differ) => {
    const controlling_persons = people as Crs['controlling_persons'];
    expect(doOwnersDiffer({ ...passive, controlling_persons }, kyc)).toBe(differ);
    expect(doOwnersDiffer({ ...active, controlling_persons }, kyc)).toBe(false);
  });

  test.each<[Crs, Record<string, unknown>, boolean]>([
    [{ ...passive, controlling_persons: [{ name: 'John', tin_country: 'USA' }] }, {}, true],
    [{ ...passive, controlling_persons: [{ name: 'Eva', tin_country: 'ESP' }] }, {}, false],
    [passive, { TITULARES_REALES: [{ NACIONALIDAD: 'USA' }] }, true],
    [active, { TITULARES_REALES: [{ NACIONALIDAD: 'USA' }] }, false],
    [
      {},
      { NORMATIVA_FATCA: passive.entity_class, TITULARES_REALES: [{ RESIDENCIA: 'USA' }] },
      true,
    ],
  ])('%j with %j is controlled from the United States: %s', (crs, kyc, expected) => {
    expect(hasUsControllers(crs, kyc)).toBe(expected);
  });
});
