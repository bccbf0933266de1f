import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { completeTicket } from './completeTicket.ts';
import { keepConfirmation } from './keepConfirmation.ts';

/** An order whose executions are written is over: its papers are complete, and the parties are told. */
export async function finishOrder(
  settlement: SettlementContext,
  db: TenantDb,
  row: StoredOperation,
): Promise<void> {
  const { context, tenant, day } = settlement;
  await completeTicket(settlement, db, row);
  await keepConfirmation(settlement, db, row.uuid);
  await transitionOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'FINALIZED',
    by: 'SYSTEM',
    facts: { today: day, isNavApplied: true },
  });
}
