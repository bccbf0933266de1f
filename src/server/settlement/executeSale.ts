import { saleOf } from '#/domain/executions/saleOf.ts';
import type { SellableHolding } from '#/domain/executions/sellableHolding.ts';
import { cents } from '../words/cents.ts';
import { events } from '../notifications/events.ts';
import { readParties } from '../orders/orderParties.ts';
import { readReductionYear } from '../orders/readReductionYear.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { endBenefit } from './endBenefit.ts';
import type { Execution } from './executions/executionStep.ts';
import { cancelUnfunded } from './cancelUnfunded.ts';
import { finalizeOrder } from './finalizeOrder.ts';
import { isPayable } from './isPayable.ts';
import { paidOn } from './paidOn.ts';
import { payInstalment } from './payInstalment.ts';
import { heldFor } from '../orders/heldFor.ts';
import { saleOrder } from '../orders/saleOrder.ts';
import { notifyUnfilled } from './notifyUnfilled.ts';

/**
 * Participations leave first in, first out; what is withheld stays, the rest is paid to the bank. A
 * benefit that is paid as an income goes on after each payment but its last, which is the one that leaves
 * nothing to pay. Who gets less than they asked for is told. While the bank account is not validated nothing
 * leaves.
 */
export const executeSale: Execution = async (step) => {
  const { settling: settlement, db, row, payment } = step;
  if (!(await isPayable(step)))
    return notifyUnfilled(settlement, step, { words: 'unfilled.credit_account' });
  const order = saleOrder(step);
  const { taxpayer } = await readParties(db, row.uuid_account, order.requested);
  const takenIn =
    order.type.tax === 'WORK_INCOME'
      ? await readReductionYear(db, row.uuid_account, row.details)
      : undefined;
  const saleIn = (holding: SellableHolding) =>
    saleOf(order, holding, { taxpayer, isDeferred: false, takenIn });
  let isLast = !payment || payment.left === 1;
  const holding = await heldFor(step, taxpayer, isLast);
  let sale = saleIn(holding);
  if (sale?.isAll && !isLast) {
    // It would stand at the order's own place in the book, which is not the last.
    const whole = saleIn(await heldFor(step, taxpayer, true));
    isLast = whole?.isAll === true;
    if (isLast) sale = whole;
  }
  if (!sale) {
    const isBegun = payment !== undefined && !payment.isFirst;
    const isEnded = isBegun && (isPaid(row) || holding.lots.length === 0);
    return isEnded ? endBenefit(step, isPaid(row)) : cancelUnfunded(step);
  }
  if (!isLast) return payInstalment(step, sale);
  await finalizeOrder(step, sale, paidOn(step));
  if (sale.isLess)
    await notifyParties(settlement.context, db, row, (title) =>
      events.orderCut({ title, amount: cents(sale.gross) }),
    );
};

/** Nothing is left of its own amount. */
const isPaid = (row: StoredOperation): boolean =>
  !row.is_total &&
  { B: row.gross_amount, I: row.net_amount, P: row.shares, T: null }[
    row.amount_shares_indicator as 'B' | 'I' | 'P' | 'T'
  ] === 0n;
