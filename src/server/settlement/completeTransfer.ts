import { finishOrder } from './finishOrder.ts';
import type { ExecutionStep } from './executions/executionStep.ts';

/** A request whose executions are done is finalized with what it moved. */
export async function completeTransfer(
  { settling: settlement, db, row }: ExecutionStep,
  moved: { gross: bigint | null; shares: bigint | null },
): Promise<void> {
  await db
    .updateTable('operations')
    .set({ gross_amount: moved.gross, shares: moved.shares })
    .where('uuid', '=', row.uuid)
    .execute();
  await finishOrder(settlement, db, row);
}
