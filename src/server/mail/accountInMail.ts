import type { Account } from '#/domain/people/account.ts';
import { accountName } from '#/domain/people/accountName.ts';
import { plainName } from './plainName.ts';

/** How every mail names an account: as its people know it, where that is no more than a name; else its number. */
export function accountInMail(account: Pick<Account, 'uuid' | 'alias' | 'account_number'>): string {
  return plainName(accountName(account), account.account_number?.trim() || account.uuid);
}
