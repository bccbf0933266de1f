import type { Session } from '../people/session.ts';

/**
 * Whether documents wait for the client's signature: of the intervener, or of any of the accounts, unless those are
 * validated already; or any that the server counts, those of orders among them.
 * @source specification §4 'Documents and signing'
 */
export function isDocumentationPending({
  intervener,
  accounts,
  pending_signatures = 0,
}: Pick<Session, 'intervener' | 'accounts' | 'pending_signatures'>): boolean {
  return (
    (intervener.has_pending_docs_signed === true && intervener.has_docs_validated !== true) ||
    accounts.some(
      (account) =>
        account.has_pending_account_docs_signed === true && account.has_docs_validated !== true,
    ) ||
    pending_signatures > 0
  );
}
