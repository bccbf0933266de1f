import type { Executed } from '#/domain/executions/executed.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { finishOrder } from './finishOrder.ts';
import { postExecution } from './conservation/postExecution.ts';
import type { ExecutionStep } from './executions/executionStep.ts';

/** Writes what an order was executed at, completes its ticket and finalizes it; the parties are told. */
export async function finalizeOrder(
  { settling: settlement, db, row, nav, navDate }: ExecutionStep,
  executed: Executed,
  settled: PlainDate,
): Promise<void> {
  await db
    .updateTable('operations')
    .set({
      ...columnsOf(executed),
      nav,
      nav_date: navDate,
      value_date: navDate,
      settlement_date: settled,
    })
    .where('uuid', '=', row.uuid)
    .execute();
  await postExecution(db, {
    ...executed,
    uuid: row.uuid,
    type: row.operation_type,
    product: row.key_product,
    navDate,
    request: row.uuid_request,
  });
  await finishOrder(settlement, db, row);
}

/** Figures as their columns. */
export const columnsOf = ({ shares, gross, commission, withholding, net, gain }: Executed) => ({
  shares,
  gross_amount: gross,
  commission,
  withholding,
  net_amount: net,
  fiscal_import: gain,
});
