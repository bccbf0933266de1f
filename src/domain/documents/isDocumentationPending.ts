import type { Account } from '../people/account.ts';
import type { Intervener } from '../people/intervener.ts';

/**
 * Whether documents wait for the client's signature: of the intervener, or of any of the accounts,
 * unless those are validated already.
 * @source specification §4 'Documents and signing'
 */
export function isDocumentationPending(intervener: Intervener, accounts: Account[]): boolean {
  return (
    (intervener.has_pending_docs_signed === true && intervener.has_docs_validated !== true) ||
    accounts.some(
      (account) =>
        account.has_pending_account_docs_signed === true && account.has_docs_validated !== true,
    )
  );
}
