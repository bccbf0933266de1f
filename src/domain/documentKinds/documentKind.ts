/** What a document is to the rules. */
export type DocumentPurpose =
  | 'KEY_FACTS'
  | 'PLAN_TERMS'
  | 'PERIODIC_REPORT'
  | 'ORDER'
  | 'DEBIT_MANDATE'
  | 'TICKET'
  | 'RECEIPT'
  | 'EXECUTION'
  | 'EVIDENCE'
  | 'DOSSIER'
  | 'CAUSE_PROOF'
  | 'WITHHOLDING_FORM'
  | 'COURT_AUTHORISATION'
  | 'MINORS_DEED'
  | 'HOLDER_CERTIFICATE'
  | 'ADDRESS_PROOF'
  | 'EXEMPTION_PROOF'
  | 'RESIDENCE_PROOF'
  | 'US_STATUS_PROOF'
  | 'PERSONS_DECLARATION'
  | 'KYC_QUESTIONNAIRE'
  | 'COMPANYS_DECLARATION'
  /** No kind of its own: what a declaration of one thing alone is called. */
  | 'DECLARATION_NAME'
  | 'POWER'
  | 'GUARDIANSHIP'
  | 'IDENTITY';

/** A kind of document that rules know: everything that depends on it. */
export interface DocumentKind {
  purpose: DocumentPurpose;
  /** Of an order's documents: it is made here to sign, or the client sends it along; null where it is none. */
  ofOrder: 'MADE' | 'SENT' | null;
  /** Whoever enters a product of these kinds reads it first. */
  readOf?: readonly ('F' | 'P')[];
}
