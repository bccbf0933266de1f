import { HOME } from '#/domain/people/checkResidences.ts';
import { issuesNumbers } from '#/domain/people/taxNumbers.ts';
import { isNie } from '#/domain/rules/nie.ts';
import { codeList } from '../tenants/codeList.ts';
import { isTinOf } from './tinKinds.ts';

export interface TinQuestion {
  /** First two characters of the country's key, as specified: for many countries not its ISO-2 code. */
  countryCode: string;
  tinNumber: string;
  /** ISO-3 key, which leaves no doubt about the country. */
  countryKey?: string;
}

/** What numbers of a country without a known algorithm look like. */
const PLAUSIBLE = /^[A-Za-z0-9 ./-]{2,30}$/;

/**
 * Whether the number is a tax identification number of the country. With two letters alone several
 * countries may be meant (`ES` begins España and Estonia): it is enough that the number fits one of
 * those whose algorithm is known, and where none is known that it looks like a number.
 * @source specification §5 'tin-validator', §7 POST /tin-validator
 */
export function isTinValid({ countryCode, tinNumber, countryKey }: TinQuestion): boolean {
  const number = tinNumber.normalize('NFKC').trim().toUpperCase();
  if (!PLAUSIBLE.test(number)) return false;
  const checked = candidates(countryCode.toUpperCase(), countryKey).filter(issuesNumbers);
  return checked.length === 0 || checked.some((country) => fits(country, number));
}

/** The countries that may be meant. */
function candidates(code: string, countryKey?: string): string[] {
  if (countryKey) return [countryKey];
  const { items } = codeList('countries');
  return Object.keys(items).filter((key) => key.startsWith(code) || items[key]?.iso2 === code);
}

/** Spain's also in the old printing with eight digits, which its form accepts. */
const fits = (country: string, number: string) =>
  isTinOf(country, number) || (country === HOME && isNie(number.replace(/[\s./-]/g, '')));
