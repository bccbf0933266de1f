import { transitionOperation } from '../orders/transitionOperation.ts';
import { completeTicket } from './completeTicket.ts';
import type { ExecutionStep } from './executions/executionStep.ts';

/** A request whose executions are done is finalized with what it moved. */
export async function completeTransfer(
  { settling: settlement, db, row }: ExecutionStep,
  moved: { gross: bigint | null; shares: bigint | null },
): Promise<void> {
  const { context, tenant, day } = settlement;
  await db
    .updateTable('operations')
    .set({ gross_amount: moved.gross, shares: moved.shares })
    .where('tenant_id', '=', tenant.id)
    .where('uuid', '=', row.uuid)
    .execute();
  await completeTicket(settlement, db, row);
  await transitionOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'FINALIZED',
    by: 'SYSTEM',
    facts: { today: day, isNavApplied: true },
  });
}
