import { expect, test } from 'vitest';
import { checkKyc } from '#/server/people/checkKyc.ts';

const ACTIVE = 'ENTIDAD_NO_FINANCIERA_ACTIVA';
const PASSIVE = 'ENTIDAD_NO_FINANCIERA_PASIVA';
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
  expect(checkKyc({ NORMATIVA_FATCA: fatca, NORMATIVA_CRS: crs })).toEqual(issues);
});
