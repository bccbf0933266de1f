import { HttpError } from '../kernel/httpError.ts';

/** Entries of one kind that an account may have; honest ones have a handful. */
export const MOST_OF_ACCOUNT = 50;

/** Refuses (409) one more of what an account has so many of. Asked while the account is locked. */
export function assertHasPlace(count: number, more = 1): void {
  if (count + more > MOST_OF_ACCOUNT) throw new HttpError(409, [{ code: 'account_full' }]);
}
