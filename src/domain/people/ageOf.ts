import { ageOn } from '../dates/age.ts';
import { parseDate, type PlainDate } from '../dates/plainDate.ts';

/** Years a person must have to operate. @source specification §9 */
export const ageOfMajority = 18;

/** Full years of a person on a day; `undefined` when the birthdate is missing or no calendar date. */
export function ageOf(birthdate: string | null | undefined, today: PlainDate): number | undefined {
  const born = parseDate(birthdate);
  return born === undefined ? undefined : ageOn(born, today);
}

/** Whether the birthdate is known and proves 18 years on that day. @source specification §5, §9 */
export function isOfAge(birthdate: string | null | undefined, today: PlainDate): boolean {
  const age = ageOf(birthdate, today);
  return age !== undefined && age >= ageOfMajority;
}

/** Whether the birthdate is known and proves less than 18 years on that day. */
export function isUnderAge(birthdate: string | null | undefined, today: PlainDate): boolean {
  const age = ageOf(birthdate, today);
  return age !== undefined && age < ageOfMajority;
}
