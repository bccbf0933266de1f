import { checkKycAgainst, countriesDenied, owingIn } from './checkAgainstKyc.ts';
import { residenceCountries, type Crs } from './checkCrs.ts';
import { checkClassOfKyc, classesOf } from './entityClass.ts';
import { US } from './usIndicia.ts';

/** What no longer goes with a CRS declaration in force, by the datum that says so. */
export const crsData = ['CLASS', 'TAX_RESIDENCE', 'ADDRESS', 'KYC', 'KYC_DENIES'] as const;
export type CrsDatum = (typeof crsData)[number];

export interface CrsChange {
  datum: CrsDatum;
  /** ISO-3; null where it is about no country. */
  country: string | null;
}

/** What is known beside a CRS declaration in force. Instants are ISO texts of one zone. */
export interface CrsFile {
  crs?: Crs | null;
  declaredAt?: string;
  taxResidence?: string | null;
  /** Country of the fiscal address, and when it became another; null where it was there from the beginning. */
  address?: { country: string | null; changedAt: string | null };
  /** The questionnaire in force. */
  kyc?: Readonly<Record<string, unknown>>;
  kycAt?: string;
}

/** "Not applicable": nobody's country. */
const NONE = 'UND';

/**
 * The first datum that makes somebody declare again where they pay taxes. An address abroad or at home is an indicium that
 * an explicit declaration answers: of it, and of what a questionnaire denies, only what has come after the declaration
 * counts. What the questionnaire names is held against every declaration, which it is also refused for.
 * @source OECD Common Reporting Standard, section III.B.6 (self-certification cures an indicium) and III.C.5 (change of
 * circumstances)
 */
export function crsChange(file: CrsFile): CrsChange | null {
  const { crs, kyc = {}, taxResidence, address } = file;
  if (checkClassOfKyc(crs?.entity_class, classesOf(kyc)).length > 0)
    return { datum: 'CLASS', country: null };
  const declared = crs ? residenceCountries(crs) : [];
  if (!crs || declared.length === 0) return null;
  const isMoved = isAfter(address?.changedAt, file.declaredAt);
  const named: [CrsDatum, (string | null | undefined)[]][] = [
    ['TAX_RESIDENCE', [taxResidence]],
    ['ADDRESS', isMoved ? [address?.country] : []],
    ['KYC', owingIn(kyc)],
  ];
  for (const [datum, countries] of named)
    for (const country of countries)
      if (country && country !== NONE && !declared.includes(country)) return { datum, country };
  const [denied] = isAfter(file.kycAt, file.declaredAt) ? deniedBy(kyc, crs) : [];
  return denied === undefined ? null : { datum: 'KYC_DENIES', country: denied };
}

const deniedBy = (kyc: Readonly<Record<string, unknown>>, crs: Crs): string[] => [
  ...countriesDenied(crs, kyc),
  ...(checkKycAgainst(kyc, { crs }).length > 0 ? [US] : []),
];

/** Whether something came after a declaration. */
export const isAfter = (at: string | null | undefined, declaredAt: string | undefined): boolean =>
  !!at && declaredAt !== undefined && at > declaredAt;
