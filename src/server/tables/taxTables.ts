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
  /** What staff recorded about what of a person changes how much they may contribute; the newest holds. */
  contributor_situations: {
    tenant_id: string;
    uuid: string;
    sequence: Generated<bigint>;
    uuid_intervener: string;
    in_employment_plan: boolean;
    is_self_employed: boolean;
    has_disability: boolean;
    /** Cents in a year; null where it is not known. */
    net_income: bigint | null;
    reason: string;
    decided_by: string;
    decided_at: Date;
  };
}
