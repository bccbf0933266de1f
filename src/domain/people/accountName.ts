import type { Account } from './account.ts';

/** How a sentence names an account: its alias, else its number, else its id. */
export function accountName(account: Account): string {
  return account.alias?.trim() || account.account_number?.trim() || account.uuid;
}
