import type { Issue } from '../../kernel/issue.ts';
import { valueOf } from '../../money/valuation.ts';
import { toWire } from '../../money/wire.ts';
import { formatAmount } from '../../money/format.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { checkPendingHistory } from '../../transfers/pendingHistory.ts';
import { askedOf, isForEverything } from './askedOf.ts';

/**
 * What an order takes out is there and free; that anything is, is an obstacle of its own. Codes
 * `operation.nothing_available`, `operation.fiscal_data_pending`, the dynamic maxima, `required`, `amount`.
 * @source specification §5 (dynamic maxima)
 */
export function checkTakenOut(order: Order, context: OrderContext): Issue[] {
  if (context.availability.shares === 0n) return [];
  const asked = askedOf(order, context);
  const pending = checkPendingHistory(context.pendingHistories ?? [], '/amount_shares_indicator');
  // Everything would be what has no cost yet as well.
  if (isForEverything(order) && pending.length > 0) return pending;
  if (asked?.issues) return asked.issues;
  if (asked?.shares === 0n) return [{ code: 'operation.nothing_available', path: '/key_product' }];
  return [];
}

/**
 * A partial order leaves the product's minimum invested, once those under way have left too: what they reserve
 * does not stay. Code `operation.remaining_minimum`, params `min` (wire) and `minFormatted`.
 */
export function checkRemaining(order: Order, context: OrderContext): Issue[] {
  const { minimumRemaining, nav } = context.product;
  if (!minimumRemaining || !nav || isForEverything(order)) return [];
  const asked = askedOf(order, context);
  if (asked?.shares === undefined) return [];
  const { shares, reserved } = context.availability;
  const left = shares - reserved - asked.shares;
  if (left <= 0n || valueOf(left, nav) >= minimumRemaining) return [];
  const params = { min: toWire(minimumRemaining, 2), minFormatted: formatAmount(minimumRemaining) };
  return [{ code: 'operation.remaining_minimum', path: '/amount_shares_indicator', params }];
}
