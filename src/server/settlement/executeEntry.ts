import { settlementDay } from '../orders/settlementDay.ts';
import { purchaseOf } from '#/domain/executions/purchaseOf.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { lockContributions } from '../orders/lockContributions.ts';
import type { Execution } from './executions/executionStep.ts';
import { finalizeOrder } from './finalizeOrder.ts';
import { roomLeft } from './roomLeft.ts';
import { overLimit } from './notifyOverLimit.ts';
import { notifyUnfilled } from './notifyUnfilled.ts';

/**
 * Money that came in buys participations at the NAV of its day, less the subscription commission. A contribution
 * that is more than the limit of that day's year leaves waits.
 */
export const executeEntry: Execution = async (step) => {
  const { settling: settlement, db, row, product, nav, navDate } = step;
  const gross = row.gross_amount ?? 0n;
  if (product.kind !== 'FI') {
    await lockContributions(db, row.uuid_account);
    const left = await roomLeft(settlement.tenant, step, navDate);
    if (gross > left) return notifyUnfilled(settlement, step, overLimit(navDate, left));
  }
  const figures = purchaseOf(gross, nav, parsePercent(product.subscription_fee ?? '0') ?? 0n);
  await finalizeOrder(step, figures, settlementDay(settlement.tenant, row.operation_type, navDate));
};
