import type { Generated } from 'kysely';

/** What staff decided, in order; rows are added and never changed. */
export interface DecisionTables {
  decisions: {
    tenant_id: string;
    sequence: Generated<bigint>;
    at: Date;
    uuid_user: string;
    kind:
      | 'DOCUMENT'
      | 'BANK_ACCOUNT'
      | 'DRAFT_DATA'
      | 'INTERVENER'
      | 'CONTACT'
      | 'ISSUE'
      | 'PARTY_REQUEST'
      | 'ALERT';
    uuid_about: string;
    /** VALIDADO, RECHAZADO, or the status that a client or a request was moved to. */
    result: string;
    reason: string | null;
  };
}
