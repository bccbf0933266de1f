import { hasComeOfAge } from '../access/hasComeOfAge.ts';
import { isGuardian } from '../access/isGuardian.ts';
import { isMinor } from '../people/isMinor.ts';
import type { FactInput } from './factInput.ts';
import { todayOf } from './todayOf.ts';

export const minorsDataParts = ['MINOR', 'NEW_ADULT', 'GUARDIAN'] as const;

/** As what somebody has to do with the data of a minor: their own, until today or until lately, or those of a ward. */
export function minorsData(input: FactInput): (typeof minorsDataParts)[number] | null {
  const today = todayOf(input);
  if (isMinor(input.me.intervener, today)) return 'MINOR';
  if (hasComeOfAge(input.me, today)) return 'NEW_ADULT';
  return isGuardian(input.me, today) ? 'GUARDIAN' : null;
}
