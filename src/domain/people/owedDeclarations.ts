import type { PlainDate } from '../dates/plainDate.ts';
import { isOfAge, isUnderAge } from './ageOf.ts';
import { isMinor } from './isMinor.ts';
import { isLegalPerson } from './isLegalPerson.ts';

/** What somebody has to declare themselves. */
export const declaredKinds = ['KYC', 'FATCA', 'CRS'] as const;
export type DeclaredKind = (typeof declaredKinds)[number];

/** What is owed: in one's own name since one came of age, again because what is known has changed, or because staff ask. */
export const owedNames = [
  'KYC_OWN',
  'FATCA_OWN',
  'CRS_OWN',
  'FATCA_CHANGED',
  'CRS_CHANGED',
  'KYC_ASKED',
] as const;
export type OwedDeclaration = (typeof owedNames)[number];

/** What is on record of a person's declarations in force. */
export interface DeclarationRecord {
  type?: string | null;
  /** `YYYY-MM-DD`. */
  birthdate?: string | null;
  /** They hold an account that was opened for a minor. */
  wasWard: boolean;
  /** Day on which each in force was declared. */
  madeOn: Partial<Record<DeclaredKind, PlainDate>>;
  /** What is known now opens the outcome of FATCA again. */
  isFatcaOpened: boolean;
  /** Staff ask again for some of their questionnaire, and they have not answered since. */
  isKycAsked?: boolean;
  /** Something that is known does not go with CRS any more (`crsChange`). */
  isCrsOutdated?: boolean;
}

/**
 * What a person has to declare today, the most urgent first. What a guardian declared for a minor serves until the
 * eighteenth birthday: from then on the new adult declares it themselves. What has changed since is declared again, and what staff ask again is answered.
 * @source Código Civil 162 and 240; FATCA agreement Spain–USA, annex I, II.C.2, and OECD CRS, section III.C.5 (change of
 * circumstances)
 */
export function owedDeclarations(record: DeclarationRecord, today: PlainDate): OwedDeclaration[] {
  const own = ownOwed(record, today);
  const changed: OwedDeclaration[] = [
    ...(record.isFatcaOpened && !own.includes('FATCA_OWN') ? ['FATCA_CHANGED' as const] : []),
    ...(record.isCrsOutdated && !own.includes('CRS_OWN') ? ['CRS_CHANGED' as const] : []),
  ];
  // Of what is owed as a whole nothing is asked by itself, and what is asked of a minor their guardian answers.
  const isAsked = record.isKycAsked && !own.includes('KYC_OWN') && !isMinor(record, today);
  return [...own, ...changed, ...(isAsked ? ['KYC_ASKED' as const] : [])];
}

/** What of these a new adult still owes: it keeps them from operating. */
export const isOwnOwed = (owed: readonly string[] | null | undefined): boolean =>
  (owed ?? []).some((each) => each.endsWith('_OWN'));

function ownOwed(
  { type, birthdate, wasWard, madeOn }: DeclarationRecord,
  today: PlainDate,
): OwedDeclaration[] {
  if (isLegalPerson({ type }) || !isOfAge(birthdate, today)) return [];
  const isByGuardian = (day: PlainDate | undefined) =>
    day !== undefined && isUnderAge(birthdate, day);
  if (!wasWard && !Object.values(madeOn).some(isByGuardian)) return [];
  return declaredKinds
    .filter((kind) => madeOn[kind] === undefined || isByGuardian(madeOn[kind]))
    .map((kind) => `${kind}_OWN` as const);
}
