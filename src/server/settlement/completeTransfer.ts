import { moveOperation } from '../orders/moveOperation.ts';
import { completeTicket } from './completeTicket.ts';
import type { ExecutionStep } from './executionStep.ts';

/** A request whose executions are done is finalized with what it moved. */
export async function completeTransfer(
  { settling, db, row }: ExecutionStep,
  moved: { gross: bigint | null; shares: bigint | null },
): Promise<void> {
  const { context, tenant, day } = settling;
  await db
    .updateTable('operations')
    .set({ gross_amount: moved.gross, shares: moved.shares })
    .where('tenant_id', '=', tenant.id)
    .where('uuid', '=', row.uuid)
    .execute();
  await completeTicket(settling, db, row);
  await moveOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'FINALIZED',
    by: 'SYSTEM',
    facts: { today: day, isNavApplied: true },
  });
}
