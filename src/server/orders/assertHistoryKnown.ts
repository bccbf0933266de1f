import { isForEverything } from '#/domain/operations/checks/askedOf.ts';
import { checkPendingHistory } from '#/domain/transfers/pendingHistory.ts';
import type { Order } from '#/domain/orders/order.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';

/**
 * Refuses (422 `operation.fiscal_data_pending`) to tell the tax of what came without dates and cost: where there is
 * nothing else in the product, and of everything. What is held with its history is told as ever.
 */
export function assertHistoryKnown(order: Order, { rules }: LoadedOrderContext): void {
  const isOverIt = rules.availability.shares === 0n || isForEverything(order);
  const issues = isOverIt ? checkPendingHistory(rules.pendingHistories ?? [], '/key_product') : [];
  if (issues.length > 0) throw unprocessable(issues);
}
