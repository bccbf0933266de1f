import { parseDate, type PlainDate } from '../dates/plainDate.ts';

/** Where a test or a questionnaire stands. */
export type ValidityState = 'missing' | 'valid' | 'expired';

/**
 * State today of what expires on a day (`YYYY-MM-DD`, the first on which it no longer serves). Without
 * a day, or with an impossible one, nothing was answered.
 * @source specification §5, §9
 */
export function validityState(
  expiresOn: string | null | undefined,
  today: PlainDate,
): ValidityState {
  const expiry = parseDate(expiresOn);
  if (expiry === undefined) return 'missing';
  return expiry > today ? 'valid' : 'expired';
}
