/**
 * What the rules read of an intervener; everything may be missing on the wire.
 * @source specification §3 Intervener
 */
export interface Intervener {
  uuid?: string;
  /** F natural person, J legal person. */
  type?: string | null;
  name?: string | null;
  lastname_1?: string | null;
  lastname_2?: string | null;
  /** `YYYY-MM-DD`. */
  birthdate?: string | null;
  is_minor?: boolean | null;
  intervener_status?: string | null;
  email?: string | null;
  mobile_phone?: string | null;
  is_document_permanent?: boolean | null;
  /** `YYYY-MM-DD`, the first day on which the document no longer serves. */
  document_expiration_date?: string | null;
  has_pending_docs_signed?: boolean | null;
  has_docs_signed?: boolean | null;
  has_docs_validated?: boolean | null;
  source_system?: string | null;
  has_draft_data?: boolean | null;
  has_gdpr_confirmed?: boolean | null;
  /** `YYYY-MM-DD`, the first day on which the last convenience test, or KYC, no longer serves. */
  convenience_expires_on?: string | null;
  kyc_expires_on?: string | null;
  /** What they have to declare, again or in their own name (`owedDeclarations`). */
  declarations_owed?: readonly string[] | null;
}
