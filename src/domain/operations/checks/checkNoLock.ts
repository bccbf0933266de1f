import type { Issue } from '../../kernel/issue.ts';
import { checkTotalLock } from '../availability/totalLock.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';

/** Nothing that is under way takes everything already. Codes of `checkTotalLock`. */
export function checkNoLock(order: Order, { operations }: OrderContext): Issue[] {
  return checkTotalLock(order, operations);
}
