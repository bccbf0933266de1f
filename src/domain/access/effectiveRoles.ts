import type { PlainDate } from '../dates/plainDate.ts';
import type { Account } from '../people/account.ts';
import { isUnderAge } from '../people/ageOf.ts';
import { accountRoles } from './accountRoles.ts';
import type { Role } from './roles.ts';

/**
 * The roles that still give rights today: TUTOR ends on the day the holder comes of age. The holder's
 * birthdate decides where it is known, an unknown or impossible one ending it too (nobody is proven
 * to be a minor); elsewhere the server's `block_reason` does.
 * @source specification §4, §6
 */
export function effectiveRoles(account: TutoredAccount, today: PlainDate): Role[] {
  const isTutored = hasMinorHolder(account, today);
  return accountRoles(account).filter((role) => role !== 'TUTOR' || isTutored);
}

export type TutoredAccount = Pick<Account, 'role' | 'roles' | 'holder_birthdate' | 'block_reason'>;

function hasMinorHolder(account: TutoredAccount, today: PlainDate): boolean {
  if (account.block_reason === 'ADULT_HOLDER') return false;
  return account.holder_birthdate === undefined
    ? account.block_reason !== undefined
    : isUnderAge(account.holder_birthdate, today);
}
