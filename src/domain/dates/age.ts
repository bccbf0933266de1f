import type { PlainDate } from './plainDate.ts';

/**
 * Full years on a date. People born on 29 February turn a year older on 1 March in other years.
 * Negative before birth.
 * @source specification §9 (minimum age to operate)
 */
export function ageOn(birthdate: PlainDate, date: PlainDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return date.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
