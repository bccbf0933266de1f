import { accountRoles } from '../access/accountRoles.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { isMinor } from './isMinor.ts';
import type { Session } from './session.ts';

/**
 * Whether somebody is of age now who was a minor as a client: they hold an account that was opened for a minor, whose
 * data a guardian gave.
 */
export const hasComeOfAge = (
  { intervener, accounts }: Pick<Session, 'intervener' | 'accounts'>,
  today: PlainDate,
): boolean =>
  !isMinor(intervener, today) &&
  accounts.some(
    (account) =>
      account.account_type === 'PHYSICAL_ACCOUNT_TUTOR' && accountRoles(account).includes('TITULAR'),
  );
