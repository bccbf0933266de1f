/** Payments of orders by providers; amounts in cents. */
export interface PaymentTables {
  payments: {
    tenant_id: string;
    uuid: string;
    uuid_operation: string;
    provider: string;
    /** What the provider calls it; none until it has answered. */
    reference: string | null;
    /** Of the order, never what a browser said. */
    amount: bigint;
    /** `REFUND_DUE`: paid, but the order was paid already or is no more. */
    status: 'PENDING' | 'PAID' | 'REJECTED' | 'REFUND_DUE';
    created_by: string;
    created_at: Date;
    /** When the provider was asked last what became of it. */
    asked_at: Date | null;
    decided_at: Date | null;
  };
  /** What providers said, each event once. */
  payment_events: {
    tenant_id: string;
    provider: string;
    event: string;
    uuid_payment: string;
    status: 'PAID' | 'REJECTED';
    amount: bigint;
    received_at: Date;
  };
  /** What clients say happened; nothing is concluded from it. */
  payment_logs: {
    tenant_id: string;
    uuid: string;
    uuid_operation: string;
    uuid_payment: string | null;
    status: string;
    detail: string | null;
    created_by: string;
    created_at: Date;
  };
  /** What the demo's provider knows. */
  sandbox_payments: {
    tenant_id: string;
    reference: string;
    amount: bigint;
    concept: string;
    status: 'PENDING' | 'PAID' | 'REJECTED';
  };
}
