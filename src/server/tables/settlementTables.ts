import type { ColumnType } from 'kysely';
import type { LedgerAccount } from '#/domain/valuation/postingsOf.ts';
import type { WordValues } from '../kernel/words.ts';

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
    reason_code: ColumnType<string | null, string | null | undefined, never>;
    reason_params: ColumnType<WordValues | null, WordValues | null | undefined, never>;
  };
  /** Who was told of which expiry, 30 days ahead and on the day; and ahead that a date needs their certificate. */
  expiry_notices: {
    tenant_id: string;
    uuid_intervener: string;
    kind: 'DOCUMENT' | 'TEST' | 'CERTIFICATE';
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
    /** The same as values that are said in the language of whoever reads it. */
    params: ColumnType<WordValues | null, WordValues | null | undefined, WordValues | null>;
    created_at: Date;
    resolved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** What was done about it, and the user who closed it. */
    note: ColumnType<string | null, string | null | undefined, string | null>;
    closed_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** Double entry of what was executed; amounts in cents, participations in millionths. */
  ledger_postings: {
    tenant_id: string;
    uuid_operation: string;
    ledger_account: LedgerAccount;
    key_product: string;
    booked_on: string;
    shares: bigint;
    amount: bigint;
    uuid_request: string | null;
    /** What was executed before it was kept, or came with a migration, opens the book. */
    source: 'OPENING' | 'SETTLEMENT';
  };
  /** What a line of the double entry and its operation said when they were written. */
  execution_seals: {
    tenant_id: string;
    uuid_operation: string;
    ledger_account: LedgerAccount;
    hash: string;
  };
  /** What two tables said of one figure of a product, at the end of a settlement day. */
  conservation_checks: {
    tenant_id: string;
    day: string;
    key_product: string;
    figure: string;
    /** By the operations, and the money that was matched. */
    booked: bigint;
    /** By the double entry. */
    posted: bigint;
    checked_at: Date;
  };
}
