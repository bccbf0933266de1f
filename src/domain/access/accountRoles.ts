import type { Account } from '../people/account.ts';
import { isRole, type Role } from './roles.ts';

/** The known roles of the intervener on the account, each once; unknown ones give no right. */
export function accountRoles(account: Pick<Account, 'role' | 'roles'>): Role[] {
  return [...new Set([...(account.roles ?? []), account.role])].filter(isRole);
}
