import type { Issue } from '../kernel/issue.ts';

/** Half of an entity's income or more is passive: whoever controls it is looked at. */
export const PASSIVE = 'ENTIDAD_NO_FINANCIERA_PASIVA';
const ACTIVE = 'ENTIDAD_NO_FINANCIERA_ACTIVA';

const classes: ReadonlySet<unknown> = new Set([
  'INSTITUCION_FINANCIERA',
  ACTIVE,
  PASSIVE,
  'ENTIDAD_COTIZADA',
  'ENTIDAD_PUBLICA',
  'ENTIDAD_SIN_ANIMO_DE_LUCRO',
]);

/** The classes that a questionnaire in force gives an entity; null where it gives none. */
export interface KycClasses {
  crs: string | null;
  fatca: string | null;
}

export function classesOf(kyc: Readonly<Record<string, unknown>>): KycClasses {
  const classOf = (answer: unknown) => (classes.has(answer) ? (answer as string) : null);
  return { crs: classOf(kyc.NORMATIVA_CRS), fatca: classOf(kyc.NORMATIVA_FATCA) };
}

/** Half of the income is passive or it is not, whichever rules ask. */
export const areContrary = (one: unknown, other: unknown): boolean =>
  (one === ACTIVE && other === PASSIVE) || (one === PASSIVE && other === ACTIVE);

/** Issues of a class that is declared for CRS beside those of the questionnaire in force (`class_of_kyc`). */
export function checkClassOfKyc(declared: unknown, kyc: KycClasses): Issue[] {
  if (!declared) return [];
  const isOther = !!kyc.crs && kyc.crs !== declared;
  return isOther || areContrary(kyc.fatca, declared) ? [{ code: 'class_of_kyc', path: '' }] : [];
}
