import type { PlainDate } from '../dates/plainDate.ts';
import { isUnderAge } from './ageOf.ts';

/**
 * Whether somebody else signs what a person declares on a day: a company by who stands for it, a minor by their legal
 * guardian. @source Código Civil 162
 */
export const isRepresented = (
  { type, birthdate }: { type: string; birthdate: string | null },
  day: PlainDate,
): boolean => type === 'J' || isUnderAge(birthdate, day);
