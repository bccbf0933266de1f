import { expect, test } from 'vitest';
import crs from '../../../schemas/forms/crs.json' with { type: 'json' };
import { classOfKyc } from '../../../src/language/keywords/classOfKyc.ts';

const option = crs.data.properties.entity_class.class_of_kyc;
const PASSIVE = 'ENTIDAD_NO_FINANCIERA_PASIVA';

test.each<[unknown, string[]]>([
  [{ crs: PASSIVE, fatca: null }, []],
  [{ crs: 'ENTIDAD_PUBLICA', fatca: null }, ['class_of_kyc']],
  [{ crs: null, fatca: 'ENTIDAD_NO_FINANCIERA_ACTIVA' }, ['class_of_kyc']],
  [null, []],
  [undefined, ['fact_missing']],
])('what the form of CRS reads, %j, gives a passive entity the issues %j', (classes, codes) => {
  const root = { data: { known: { classes } } };
  const issues = classOfKyc.rule(PASSIVE, option, { root });
  expect(issues.map(({ code }) => code)).toEqual(codes);
});
