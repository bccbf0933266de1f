/**
 * What the rules read of an account as its list shows it to one intervener.
 * @source specification §3 Account
 */
export interface Account {
  uuid: string;
  alias?: string | null;
  account_number?: string | null;
  account_type?: string | null;
  status?: string | null;
  source?: string | null;
  source_system?: string | null;
  has_docs_signed?: boolean | null;
  has_docs_validated?: boolean | null;
  has_pending_account_docs_signed?: boolean | null;
  /** This intervener's role on the account, and all of them where there are several. */
  role?: string | null;
  roles?: string[] | null;
  has_validated_bank_account?: boolean | null;
  /** The server's word on why the intervener may not use it; `null` when they may. */
  block_reason?: string | null;
  /** `YYYY-MM-DD` of the minor whose account it is; known to the server only. */
  holder_birthdate?: string | null;
}
