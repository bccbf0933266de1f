import type { Generated } from 'kysely';

export interface TaxTables {
  /** What staff recorded about who pays no tax on what they gain, in order; rows are added and never changed. */
  tax_exemptions: {
    tenant_id: string;
    uuid: string;
    sequence: Generated<bigint>;
    uuid_intervener: string;
    regime: 'LEY_49_2002';
    since: string;
    /** The day on which it no longer holds. */
    until: string | null;
    /** What proves it. */
    uuid_document: string;
    decided_by: string;
    decided_at: Date;
  };
}
