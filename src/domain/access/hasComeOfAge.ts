import type { PlainDate } from '../dates/plainDate.ts';
import type { Account } from '../people/account.ts';
import { isMinor } from '../people/isMinor.ts';
import type { Session } from '../people/session.ts';
import { accountRoles } from './accountRoles.ts';
import { accountTypes, type AccountType } from './accountTypes.ts';

/**
 * Whether somebody is of age now who was a minor as a client: they hold an account that was opened for a minor, whose
 * data a guardian gave.
 */
export const hasComeOfAge = (
  { intervener, accounts }: Pick<Session, 'intervener' | 'accounts'>,
  today: PlainDate,
): boolean =>
  !isMinor(intervener, today) &&
  accounts.some((account) => isGuarded(account) && accountRoles(account).includes('TITULAR'));

const isGuarded = ({ account_type: type }: Account): boolean => {
  const types: Readonly<Record<string, AccountType>> = accountTypes;
  return typeof type === 'string' && Object.hasOwn(types, type) && types[type]!.isGuarded;
};
