import type { PlainDate } from '../dates/plainDate.ts';
import { ageOf } from './ageOf.ts';

/** Years from which a minor consents alone to the use of their data. */
const ageOfConsent = 14;

/**
 * Who confirms the data-protection preferences of a person: the person from 14 years on, the tutor
 * before, and the person too when no birthdate says otherwise.
 * @source Ley Orgánica 3/2018, art. 7
 */
export function consentGiver(
  birthdate: string | null | undefined,
  today: PlainDate,
): 'self' | 'tutor' {
  const age = ageOf(birthdate, today);
  return age !== undefined && age < ageOfConsent ? 'tutor' : 'self';
}
