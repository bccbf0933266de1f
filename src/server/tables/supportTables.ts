import type { ColumnType, Generated } from 'kysely';

/** Somebody took it to carry it further; it arrived; it will not arrive. */
export type ReceiptState = 'TAKEN' | 'DELIVERED' | 'FAILED';

/** Mails, groups, support requests and unfinished answers. */
export interface SupportTables {
  outbox: {
    /** Order of writing, also while the clock stands still. */
    sequence: Generated<bigint>;
    tenant_id: string;
    uuid: string;
    at: Date;
    to: string;
    kind: string;
    subject: string;
    text: string;
    /** A code or link of the message, apart for the sandbox's page. Like the text of letters from before the cipher. */
    code: string | null;
    link: string | null;
    /** Text, code and link in cipher; none once it was sent. */
    sealed: Buffer | null;
    /** Absent while it waits; the sandbox never sends. */
    sent_at: Date | null;
    tries: number;
    next_try_at: Date | null;
  };
  /** Letters that prove something: what each is about, and to whom as far as may be shown. */
  messages: {
    tenant_id: string;
    /** Of its letter. */
    uuid: string;
    kind: string;
    channel: 'MAIL' | 'SMS';
    /** Masked telephone or e-mail. */
    sent_to: string;
    uuid_signature: string | null;
    uuid_operation: string | null;
    sent_at: Date;
  };
  /** What became of them; each state once. */
  message_receipts: {
    tenant_id: string;
    uuid_message: string;
    state: ReceiptState;
    /** The server or provider that says so. */
    said_by: string;
    /** Its own words. */
    detail: string | null;
    at: Date;
  };
  groups: { tenant_id: string; uuid: string; key_name: string };
  issues: {
    tenant_id: string;
    uuid: string;
    subject: string;
    description: string;
    status: string;
    blocking: boolean;
    is_from_pa: boolean;
    is_intervener: boolean;
    /** Wall clock of the tenant as sent, 'YYYY-MM-DD HH:mm:ss', and the instant that it names. */
    expires_on: string;
    expires_at: Date;
    uuid_intervener: string;
    uuid_group: string;
    /** The operation that it is about. */
    uuid_operation: ColumnType<string | null, string | null | undefined, string | null>;
    category: string;
    /** Links as sent. */
    links: Record<string, unknown>;
    created_by: string;
    created_at: Date;
  };
  issue_answers: {
    tenant_id: string;
    uuid: string;
    uuid_issue: string;
    text: string;
    /** User. */
    answered_by: string;
    answered_at: Date;
  };
  drafts: {
    tenant_id: string;
    uuid_user: string;
    form: string;
    about: Generated<string>;
    hash: string;
    answers: Record<string, unknown>;
    updated_at: Date;
    idempotency_key: Generated<string>;
  };
}
