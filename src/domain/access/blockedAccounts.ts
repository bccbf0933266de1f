import { isAccountDocumented } from '../documents/isAccountDocumented.ts';
import type { Account } from '../people/account.ts';

/**
 * The accounts named in the blocked-account message: those whose documents are not complete.
 * @source specification §4 (b), §8
 */
export function blockedAccounts(accounts: Account[]): Account[] {
  return accounts.filter((account) => !isAccountDocumented(account));
}
