import type { PlainDate } from '../dates/plainDate.ts';
import { isUnderAge } from './ageOf.ts';
import type { Intervener } from './intervener.ts';
import { isLegalPerson } from './isLegalPerson.ts';

/**
 * Whether the intervener is a minor: flagged so, or under 18 by birthdate. Either is enough, and a
 * legal person never is. An unknown birthdate proves neither this nor `isOfAge`.
 * @source specification §2.4, §5
 */
export function isMinor(intervener: Intervener, today: PlainDate): boolean {
  if (isLegalPerson(intervener)) return false;
  return intervener.is_minor === true || isUnderAge(intervener.birthdate, today);
}
