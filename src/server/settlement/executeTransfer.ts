import { settlementDay } from '../orders/settlementDay.ts';
import { halvesOf } from './executions/halvesOf.ts';
import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { saleOf } from '#/domain/executions/saleOf.ts';
import { sellerOf } from '#/domain/executions/sellerOf.ts';
import { readParties } from '../orders/orderParties.ts';
import type { Execution, ExecutionStep } from './executions/executionStep.ts';
import { cancelUnfunded } from './cancelUnfunded.ts';
import { completeTransfer } from './completeTransfer.ts';
import { postRounding } from './conservation/postExecution.ts';
import { insertExecution } from './insertExecution.ts';
import { heldFor } from '../orders/heldFor.ts';
import { saleOrder } from '../orders/saleOrder.ts';

/**
 * A transfer between products of the account: it leaves the source at one NAV and enters the target
 * one value day later. Deferred it carries dates and cost; for legal persons and non-residents it is a
 * sale, whose gain is taxed, and a purchase.
 * @source LIRPF 94; specification §9
 */
export const executeTransfer: Execution = (step) => (step.left ? enter(step) : leave(step));

async function leave(step: ExecutionStep): Promise<void> {
  const { db, row, nav, navDate } = step;
  const order = saleOrder(step);
  const { taxpayer } = await readParties(db, row.uuid_account, order.requested);
  const { pp_compartment } = row.details;
  const seller = sellerOf(order.type, taxpayer, step.product.kind !== 'FI', pp_compartment);
  const sale = saleOf(order, await heldFor(step, taxpayer, false), seller);
  if (!sale) return cancelUnfunded(step);
  await insertExecution(step, {
    ...sale,
    type: halvesOf(row).out!,
    product: row.key_product,
    nav,
    navDate,
    settled: settlementDay(step.settling.tenant, row.operation_type, navDate),
    // What was so on its day stays so, wherever the holder lives later.
    details: {
      is_tax_deferred: seller.isDeferred,
      ...(seller.choice && { lots_by: seller.choice }),
    },
  });
}

async function enter(step: ExecutionStep): Promise<void> {
  const { db, row, left, nav, navDate } = step;
  const product = String(row.details.key_product_target);
  const gross = (left!.gross_amount ?? 0n) - (left!.commission ?? 0n) - (left!.withholding ?? 0n);
  const purchase = purchaseOf(gross, nav);
  // Cents that buy no participation enter nothing.
  if (purchase.shares > 0n)
    await insertExecution(step, {
      ...purchase,
      type: halvesOf(row).in,
      product,
      nav,
      navDate,
      settled: settlementDay(step.settling.tenant, row.operation_type, navDate),
      counterpart: left!.uuid,
    });
  else await postRounding(db, { uuid: row.uuid, product, navDate, request: row.uuid }, gross);
  await completeTransfer(step, { gross: left!.gross_amount, shares: left!.shares });
}
