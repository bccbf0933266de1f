import type { Account } from '../people/account.ts';
import { documentedStatuses } from './documentedStatuses.ts';

/**
 * Part (b) of "fully documented", for one account: by flag, by migration from RD, or by status.
 * An account that fails it is named in the blocked-account message.
 * @source specification §4 (b), §8
 */
export function isAccountDocumented(account: Account): boolean {
  return (
    account.has_docs_signed === true ||
    account.has_docs_validated === true ||
    (account.source_system === 'RD' && account.source === 'MIGRACION') ||
    documentedStatuses.account.has(account.status ?? '')
  );
}
