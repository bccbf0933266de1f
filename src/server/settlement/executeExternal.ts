import { settlementDay } from '../orders/settlementDay.ts';
import { halvesOf } from './executions/halvesOf.ts';
import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { sellerOf } from '#/domain/executions/sellerOf.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { WireLot } from '#/domain/lots/wireLot.ts';
import { readParties } from '../orders/orderParties.ts';
import { completeTransfer } from './completeTransfer.ts';
import type { Execution } from './executions/executionStep.ts';
import { insertExecution } from './insertExecution.ts';

/**
 * A transfer from another entity enters with the fiscal history that came along. Where it does not defer the tax,
 * because a legal person or a non-resident has it, it is a purchase of its day.
 * @source LIRPF 94.1 a
 */
export const executeExternal: Execution = async (step) => {
  const { db, row, nav, navDate, product } = step;
  const { taxpayer } = await readParties(db, row.uuid_account);
  const type = operationTypeOf(row.operation_type);
  const { isDeferred } = sellerOf(type, taxpayer, product.kind !== 'FI');
  const lots = (row.details.received_lots as WireLot[] | undefined) ?? null;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirstOrThrow();
  const purchase = purchaseOf(money.amount, nav);
  await insertExecution(step, {
    ...purchase,
    type: halvesOf(row).in,
    product: row.key_product,
    nav,
    navDate,
    settled: settlementDay(step.settling.tenant, row.operation_type, navDate),
    details: { lots: isDeferred ? lots : null, is_tax_deferred: isDeferred },
  });
  await completeTransfer(step, purchase);
};
