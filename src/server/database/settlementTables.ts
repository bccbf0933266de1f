import type { ColumnType } from 'kysely';

export interface SettlementTables {
  /** Days after `since` are settled one after another; `through` is the last one that is done. */
  settled_days: { tenant_id: string; since: string; through: string };
  /** One row for each date of a periodic request's schedule, whatever came of it. */
  occurrences: {
    tenant_id: string;
    uuid_request: string;
    nominal_date: string;
    date: string;
    outcome: 'MADE' | 'SKIPPED';
    uuid_operation: string | null;
    reason: string | null;
  };
  /** Who was told of which expiry: 30 days ahead, and on the day. */
  expiry_notices: {
    tenant_id: string;
    uuid_intervener: string;
    kind: 'DOCUMENT' | 'TEST';
    expires_on: string;
    stage: 'AHEAD' | 'DAY';
  };
  /** What staff have to see to, once while it is open. */
  staff_alerts: {
    tenant_id: string;
    uuid: string;
    kind: string;
    /** What it is about: a product and a date, an operation. */
    subject: string;
    /** Values of the sentence of its kind, all texts. */
    facts: Record<string, string>;
    created_at: Date;
    resolved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}
