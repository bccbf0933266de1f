import type { Issue } from '../kernel/issue.ts';
import { checkFatcaGiin } from '../rules/isFatcaGiin.ts';
import { declaredNow } from './declaredNow.ts';
import { isPresent } from './isPresent.ts';
import { isUsNumberOf, isUsTypeOf } from './usNumber.ts';
import { checkUsStatus } from './usContradictions.ts';
import { isCitizenOrResident, isControlledFromUs, US, type UsIndicium } from './usIndicia.ts';

/** A FATCA declaration, by the contract's names. @source specification §3 'FATCA and CRS' */
export interface Fatca {
  indicator_fatca?: string | null;
  country_fatca?: string | null;
  tin_code?: string | null;
  tin_type?: string | null;
  fatca_status?: string | null;
  giin_code?: string | null;
  has_us_transfers?: boolean | null;
  has_us_attorney?: boolean | null;
  has_us_care_of?: boolean | null;
  /** Proof of whoever has indicia and is no person of the United States. */
  uuid_proof?: string | null;
}

/** Whether a number is a tax identification number of a country (ISO-3); a question to the server. */
export type IsTin = (number: string, country: string) => boolean;

/** What people declare of themselves; the rest is the outcome of the manager's due diligence. */
const declared: Record<'indicator_fatca' | 'fatca_status', ReadonlySet<string>> = {
  indicator_fatca: new Set(['REPORTABLE_PERSON', 'NO_REPORTABLE_PERSON']),
  fatca_status: new Set(['US_PERSON', 'NON_US_PERSON']),
};

/** What cures indicia: the certificate of whoever is no person of the United States. */
const CERTIFICATE = 'FORMULARIO_W_8BEN_O_EQUIVALENTE';

/**
 * What the indicia of whoever declares to be no person of the United States ask for: citizens and residents are
 * (`fatca.us_person`), and everybody else certifies it, with a proof: of another nationality, and of having lost that of
 * the United States when born there.
 * @source FATCA agreement Spain–USA, annex I, II.B.4 and III.B
 */
function checkIndicia(fatca: Fatca, indicia: readonly UsIndicium[]): Issue[] {
  if (fatca.fatca_status !== 'NON_US_PERSON' || indicia.length === 0) return [];
  const params = { indicia: indicia.join(', ') };
  const [refused] = checkUsStatus(fatca.fatca_status, indicia);
  if (refused) return [{ ...refused, path: '/fatca_status' }];
  return [
    ...(fatca.tin_type === CERTIFICATE
      ? []
      : [{ code: 'fatca.certificate', path: '/tin_type', params }]),
    ...(isPresent(fatca.uuid_proof) ? [] : [{ code: 'fatca.proof', path: '/uuid_proof', params }]),
  ];
}

/** What the status asks for: of another status it says nothing. */
const ofStatus = ['tin_type', 'tin_code', 'uuid_proof'] as const;

/**
 * The declaration that `sent` makes of the one in force (`declaredNow`). With another status, what the one before asked
 * for is declared no longer. Its country follows: the United States of their persons, the `residence` of everybody else.
 */
export function fatcaOf<Declared extends Fatca>(
  inForce: Declared,
  sent: Declared,
  asked: readonly string[] = [],
  residence?: string | null,
): Declared {
  const status = sent.fatca_status ?? inForce.fatca_status;
  const isOther = status !== inForce.fatca_status;
  const now = declaredNow(inForce, sent, isOther ? [...asked, ...ofStatus] : asked);
  const country = status === 'US_PERSON' ? US : (residence ?? inForce.country_fatca);
  return { ...now, ...(country && { country_fatca: country }) };
}

/** What is sent of the country says nothing else than what follows (`fatca.country`). */
export const checkFatcaCountry = (sent: Fatca, declared: Fatca): Issue[] =>
  sent.country_fatca === undefined || sent.country_fatca === declared.country_fatca
    ? []
    : [{ code: 'fatca.country', path: '/country_fatca' }];

/**
 * The outcome that a declaration and the indicia give: reportable (a passive entity for who controls it too), not
 * reportable, or with indicia until the manager has looked at what cures them. Undefined while nothing was declared: the outcome stays as it is.
 * @source FATCA agreement Spain–USA, annex I, II.B.3 to II.B.5
 */
export function fatcaIndicatorOf(
  { fatca_status }: Fatca,
  indicia: readonly UsIndicium[],
): 'REPORTABLE_PERSON' | 'NO_REPORTABLE_PERSON' | 'INDICIOS_REPORTABLE_PERSON' | undefined {
  if (fatca_status === 'US_PERSON') return 'REPORTABLE_PERSON';
  if (fatca_status !== 'NON_US_PERSON') return undefined;
  if (isControlledFromUs(indicia)) return 'REPORTABLE_PERSON';
  return indicia.length > 0 ? 'INDICIOS_REPORTABLE_PERSON' : 'NO_REPORTABLE_PERSON';
}

const OPEN = 'INDICIOS_REPORTABLE_PERSON';
/** Outcomes that indicia which came up later do away with. */
const cleared: ReadonlySet<string> = new Set([
  'NO_REPORTABLE_PERSON',
  'SIN_INDICIOS_PREEXISTENTES',
]);

/**
 * A declaration in force beside what is known by now: where nothing of the United States was known, indicia that came up
 * since open its outcome again, until the person has certified and proved what they are.
 * @source FATCA agreement Spain–USA, annex I, II.C.2 (change of circumstances)
 */
export function fatcaNow<Declared extends Fatca>(
  fatca: Declared,
  indicia: readonly UsIndicium[],
): Declared {
  const { indicator_fatca, uuid_proof } = fatca;
  const isControlled = isControlledFromUs(indicia) && indicator_fatca === OPEN;
  const isCured =
    isPresent(uuid_proof) && !isCitizenOrResident(indicia) && !isControlledFromUs(indicia);
  const isOpen =
    isControlled || (indicia.length > 0 && cleared.has(indicator_fatca ?? '') && !isCured);
  return isOpen ? { ...fatca, indicator_fatca: OPEN } : fatca;
}

/**
 * Issues of a declaration that replaces `before`: outcomes of due diligence stay the manager's
 * (`field_by_manager`), a United States person gives a valid number of theirs, status and indicator
 * agree (`fatca.contradiction`), only entities have a GIIN, and indicia are cured (`checkIndicia`).
 * @source FATCA agreement Spain–USA, annex I
 */
export function checkFatca(
  fatca: Fatca,
  before: Fatca,
  type: string,
  isTin: IsTin,
  indicia: readonly UsIndicium[] = [],
): Issue[] {
  const issues = checkIndicia(fatca, indicia);
  for (const field of ['indicator_fatca', 'fatca_status'] as const) {
    const value = fatca[field];
    if (value && value !== before[field] && !declared[field].has(value))
      issues.push({ code: 'field_by_manager', path: `/${field}` });
  }
  const isUsPerson = fatca.fatca_status === 'US_PERSON';
  if (isUsPerson && fatca.indicator_fatca === 'NO_REPORTABLE_PERSON')
    issues.push({ code: 'fatca.contradiction', path: '/indicator_fatca' });
  const isReported = fatca.indicator_fatca === 'REPORTABLE_PERSON';
  const isCleared = fatca.indicator_fatca === 'NO_REPORTABLE_PERSON' && indicia.length > 0;
  const isOdd = (isReported && !isControlledFromUs(indicia)) || isCleared;
  if (fatca.fatca_status === 'NON_US_PERSON' && isOdd)
    issues.push({ code: 'fatca.contradiction', path: '/indicator_fatca' });
  if (isUsPerson && !isPresent(fatca.tin_code))
    issues.push({ code: 'required', path: '/tin_code' });
  issues.push(...checkNumber(fatca, type, isTin));
  if (fatca.giin_code && type !== 'J')
    issues.push({ code: 'fatca.giin_of_entities', path: '/giin_code' });
  else
    issues.push(
      ...checkFatcaGiin(fatca.giin_code).map((issue) => ({ ...issue, path: '/giin_code' })),
    );
  return issues;
}

/**
 * A valid number of the country, of the United States one of its type, which is one of this kind of person; a certificate
 * is of whoever is no person of theirs.
 */
function checkNumber(
  { country_fatca, fatca_status, tin_code, tin_type }: Fatca,
  type: string,
  isTin: IsTin,
): Issue[] {
  const issues: Issue[] = [];
  const isUs = fatca_status === 'US_PERSON';
  if (isUs && tin_type === CERTIFICATE)
    issues.push({ code: 'fatca.certificate_of_others', path: '/tin_type' });
  else if (isUs && tin_type && !isUsTypeOf(tin_type, type))
    issues.push({ code: 'among', path: '/tin_type' });
  if (!tin_code) return issues;
  if (!isTin(tin_code, isUs ? US : (country_fatca ?? US)))
    issues.push({ code: 'tin-validator', path: '/tin_code' });
  else if (isUs && tin_type && !isUsNumberOf(tin_type, tin_code))
    issues.push({ code: 'fatca.number_type', path: '/tin_code' });
  return issues;
}
