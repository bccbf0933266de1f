export interface DebitTables {
  /** Direct debits that the bank was asked to collect, one for each order; amount in cents. */
  direct_debits: {
    tenant_id: string;
    uuid: string;
    uuid_operation: string;
    amount: bigint;
    /** When the payer's account is charged. */
    due_on: string;
    presented_at: Date;
  };
  /** What the bank said of them, each answer once. */
  debit_answers: {
    tenant_id: string;
    uuid_debit: string;
    result: 'PAID' | 'REJECTED' | 'RETURNED';
    /** Of the bank's message. */
    reference: string;
    reason: string | null;
    source: 'BANK' | 'STAFF';
    answered_at: Date;
  };
  /** Debits that the bank is asked not to collect: their order was cancelled. */
  debit_withdrawals: {
    tenant_id: string;
    uuid_debit: string;
    asked_at: Date;
  };
}
