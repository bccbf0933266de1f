import type { PlainDate } from '../dates/plainDate.ts';
import { isAccountDocumented } from '../documents/isAccountDocumented.ts';
import type { Account } from '../people/account.ts';
import { isTutorBlocked } from './isTutorBlocked.ts';

/** Why an account is not open to the intervener, in the contract's words. */
export type BlockReason = 'ADULT_HOLDER' | 'REGISTRATION_PENDING';

/**
 * Why the intervener may not use this account today: the holder came of age (nothing of it may be
 * seen), or its documents are not complete (it may be seen and not operated). `null` when it is open.
 * @source specification §4 (b), §8 'Tutor block', 'Blocked account'
 */
export function blockReason(account: Account, today: PlainDate): BlockReason | null {
  if (isTutorBlocked(account, today)) return 'ADULT_HOLDER';
  return isAccountDocumented(account) ? null : 'REGISTRATION_PENDING';
}
