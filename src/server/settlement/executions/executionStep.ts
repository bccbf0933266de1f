import type { TenantDb } from '../../database/withTenant.ts';
import type { DueOrder } from './dueOrder.ts';
import type { SettlementContext } from '../../ports/settlementContext.ts';

/** An order about to be executed, in the transaction that has its account locked. */
export interface ExecutionStep extends DueOrder {
  settling: SettlementContext;
  db: TenantDb;
}

/** Figures of an execution: amounts in cents, participations in millionths. */
export interface Executed {
  shares: bigint;
  gross: bigint;
  commission: bigint;
  withholding: bigint;
  net: bigint;
  /** Gain or loss that is taxed now, nothing of what is deferred; null on the way in. */
  gain: bigint | null;
}

export type Execution = (step: ExecutionStep) => Promise<void>;
