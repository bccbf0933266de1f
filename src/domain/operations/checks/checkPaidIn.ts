import type { Issue } from '../../kernel/issue.ts';
import { parseCents } from '../../money/cents.ts';
import { toWire } from '../../money/wire.ts';
import { checkMinValue } from '../../rules/minValue.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { minimumEntry } from './minimumEntry.ts';

/**
 * An amount paid in: exact cents of at least the product's minimum, which is another for the first
 * payment. Codes `amount`, `min_value`.
 */
export function checkPaidIn(order: Order, { product }: OrderContext): Issue[] {
  const minimum = minimumEntry(product);
  return checkGross(order, minimum);
}

/** Each payment of a periodic order: the product's minimum for those. */
export function checkPeriodicMinimum(order: Order, { product }: OrderContext): Issue[] {
  return checkGross(order, product.minimumPeriodic ?? product.minimumNext);
}

function checkGross({ gross_amount }: Order, minimum: bigint): Issue[] {
  if (!gross_amount) return [];
  const amount = parseCents(gross_amount);
  if (amount === undefined || amount <= 0n) return [{ code: 'amount', path: '/gross_amount' }];
  return checkMinValue(gross_amount, { min: toWire(minimum, 2) }).map((issue) => ({
    ...issue,
    path: '/gross_amount',
  }));
}
