import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { mayWithAny } from '#/domain/access/mayOn.ts';
import type { LedgerAccount } from './readMovements.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';

/**
 * The accounts whose figures their party may see today, narrowed to the party's own orders where the
 * role allows no more. Without a party, which is how staff ask for one account, all are seen whole.
 */
export function ledgerAccounts(
  accounts: AccountRow[],
  party: string | undefined,
  today: string,
): LedgerAccount[] {
  return accounts.flatMap(({ uuid, account_type, ...account }) => {
    if (party === undefined) return { uuid, account_type };
    const permission = mayWithAny(effectiveRoles(account, today), 'see_position');
    if (permission === 'yes') return { uuid, account_type };
    return permission === 'own_only' ? { uuid, account_type, orderedBy: party } : [];
  });
}
