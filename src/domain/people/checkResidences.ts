import type { Issue } from '../kernel/issue.ts';
import { issuesNumbers } from './taxNumbers.ts';
import { comparable } from '../rules/comparable.ts';
import type { IsTin } from './checkFatca.ts';

/** A country of tax residence with its number, or the reason why there is none. */
export interface Residence {
  tin_country: string;
  tin_code?: string | null;
  /** A not issued, B not obtained, C not required. */
  missing_reason?: string | null;
  missing_explanation?: string | null;
}

/** The manager's own country: whoever is resident there alone is not reported to others. */
export const HOME = 'ESP';

/** Documents whose number is the tax number in Spain. @source Real Decreto 1065/2007, articles 19, 20 and 22 */
const spanish: ReadonlySet<string> = new Set(['DNI', 'NIE', 'NIF', 'CIF']);

/** The Spanish tax number of a person, as far as their document says it. */
export const spanishNumberOf = (person: {
  document_type: string | null;
  document: string;
}): string | undefined => (spanish.has(person.document_type ?? '') ? person.document : undefined);

/**
 * Issues of residences below `at`: each country once (`crs.repeated`), each with a number that is valid there, or the
 * reason why there is none, said in words where it could not be obtained. Spain gives everybody a number
 * (`crs.number_given`), and `own` is this person's where it is known (`crs.number_of_other`). No country that is known
 * to issue numbers is said to issue none (`checkNotIssued`).
 * @source OECD Common Reporting Standard, section I.C; Real Decreto 1065/2007, article 18
 */
export function checkResidences(
  residences: readonly Residence[],
  at: string,
  isTin: IsTin,
  own?: string,
): Issue[] {
  return residences.flatMap((residence, index) => {
    const path = `${at}/${index}`;
    const { tin_country } = residence;
    if (residences.findIndex((other) => other.tin_country === tin_country) !== index)
      return [{ code: 'crs.repeated', path: `${path}/tin_country` }];
    return checkResidence(residence, path, isTin, own);
  });
}

/** The number of a residence, or the reason why there is none: of the person and of who controls an entity alike. */
export function checkResidence(
  { tin_country, tin_code, missing_reason, missing_explanation }: Residence,
  path: string,
  isTin: IsTin,
  own?: string,
): Issue[] {
  if (tin_code) return checkNumber({ tin_country, tin_code }, path, isTin, own);
  if (!missing_reason) return [{ code: 'required', path: `${path}/tin_code` }];
  if (tin_country === HOME && own !== undefined)
    return [{ code: 'crs.number_given', path: `${path}/tin_code` }];
  const [issued] = checkNotIssued(missing_reason, tin_country);
  if (issued) return [{ ...issued, path: `${path}/tin_code` }];
  const isExplained = missing_reason !== 'B' || missing_explanation?.trim();
  return isExplained ? [] : [{ code: 'required', path: `${path}/missing_explanation` }];
}

/**
 * Issues of the reason why there is no number: that a country issues none is not said of one whose numbers are known
 * (`crs.number_issued`), least of all of Spain (`crs.number_given`).
 * @source OECD Common Reporting Standard, section I.D; OECD, tax identification numbers by country
 */
export function checkNotIssued(reason: unknown, country: unknown): Issue[] {
  if (reason !== 'A' || typeof country !== 'string' || !issuesNumbers(country)) return [];
  return [{ code: country === HOME ? 'crs.number_given' : 'crs.number_issued', path: '' }];
}

/** The number of one country: a valid one, and of Spain this person's own. */
export function checkNumber(
  { tin_country, tin_code }: { tin_country: string; tin_code: string },
  path: string,
  isTin: IsTin,
  own?: string,
): Issue[] {
  if (!isTin(tin_code, tin_country)) return [{ code: 'tin-validator', path: `${path}/tin_code` }];
  const isOther =
    tin_country === HOME && own !== undefined && comparable(tin_code) !== comparable(own);
  return isOther ? [{ code: 'crs.number_of_other', path: `${path}/tin_code` }] : [];
}
