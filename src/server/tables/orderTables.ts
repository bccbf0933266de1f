import type { ColumnType } from 'kysely';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import type { WireLot } from '#/domain/lots/wireLot.ts';
import type { PromiseCause } from '#/domain/operations/promises/promise.ts';

export interface OrderTables {
  /** A request that has happened, by its sender's key; sent again it is answered the same. */
  idempotency_keys: {
    tenant_id: string;
    uuid_user: string;
    call: string;
    /** The path's parameters as JSON. */
    about: string;
    key: string;
    body_hash: string;
    /** The answer's bytes. */
    answer: string;
    answered_at: Date;
  };
  /** Money that was matched with the order it pays for; amount in cents. */
  reconciliations: {
    tenant_id: string;
    uuid_operation: string;
    amount: bigint;
    /** Day of `reconciled_at` in the tenant's zone, for servers of before. */
    reconciled_on: string;
    /** From when the money counts. */
    reconciled_at: Date;
    source: 'PAYMENT' | 'STAFF' | 'DIRECT_DEBIT' | 'TRANSFER';
    reference: string | null;
  };
  /** What was promised of an order, and instead of that: the newest line holds. Cents; millionths. */
  order_promises: {
    tenant_id: string;
    uuid_operation: string;
    /** 0 is what its giver was shown. */
    place: number;
    cause: PromiseCause;
    made_at: Date;
    cut_off: Date;
    nav_date: string;
    publication_date: string;
    value_date: string;
    settlement_date: string;
    target_nav_date: string | null;
    /** At which the amounts were estimated. */
    nav: bigint | null;
    gross_amount: bigint | null;
    net_amount: bigint | null;
    shares: bigint | null;
    /** Of the target of a transfer. */
    target_shares: bigint | null;
    /** From which it was to take, the oldest first, as JSON; null of what is not taxed by its lots. */
    lots: ColumnType<WireLot[] | null, string | null, never>;
    /** What its giver was shown of an order out, as JSON; null of orders from before, and of all others. */
    simulation: ColumnType<Simulation | null, string | null, never>;
  };
}
