import type { TenantDb } from '../../database/withTenant.ts';
import type { DueOrder } from './dueOrder.ts';
import type { SettlementContext } from '../../ports/settlementContext.ts';

/** An order about to be executed, in the transaction that has its account locked. */
export interface ExecutionStep extends DueOrder {
  settling: SettlementContext;
  db: TenantDb;
}

export type Execution = (step: ExecutionStep) => Promise<void>;
