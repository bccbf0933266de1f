import type { PlainDate } from '../dates/plainDate.ts';
import { isAccountDocumented } from '../documents/isAccountDocumented.ts';
import type { Account } from '../people/account.ts';
import { effectiveRoles } from './effectiveRoles.ts';
import { mayWithAny } from './mayOn.ts';
import { orderActions } from '../operations/kinds/orderActions.ts';

/**
 * The accounts in which the intervener may give at least one kind of order today, in their order:
 * documented (§4 b), with a role in force that may order. Empty gives 'No hay cuentas en las que
 * actualmente pueda operar.'
 * @source specification §4, §8
 */
export function operableAccounts(accounts: Account[], today: PlainDate): Account[] {
  return accounts.filter((account) => {
    const roles = effectiveRoles(account, today);
    return (
      isAccountDocumented(account) &&
      orderActions.some((action) => mayWithAny(roles, action) !== 'no')
    );
  });
}

/**
 * The accounts named in the blocked-account message: those whose documents are not complete.
 * @source specification §4 (b), §8
 */
export function blockedAccounts(accounts: Account[]): Account[] {
  return accounts.filter((account) => !isAccountDocumented(account));
}
