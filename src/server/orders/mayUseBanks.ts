import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { mayWithAny } from '#/domain/access/mayOn.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';

/** Whether the asker may order with the account's bank accounts: whoever contributes to somebody's plan sees none of them. */
export const mayUseBanks = (account: AccountRow, today: string): boolean =>
  mayWithAny(effectiveRoles(account, today), 'see_position') === 'yes';
