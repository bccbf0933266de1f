import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import { typesWhere } from '../typesWhere.ts';
import type { OrderContext } from './orderContext.ts';

/** Types by which an account comes to hold a fund. */
export const entries: ReadonlySet<string> = new Set(
  typesWhere(
    ({ kinds, movement, flow }) => kinds.includes('F') && movement !== null && flow === 'IN',
  ),
);

/**
 * A periodic subscription follows an initial one in the same fund: something is held, or something
 * once entered. Code `periodic.initial_subscription`.
 * @source specification §5 (further conditions)
 */
export function checkInitialSubscription(order: Order, context: OrderContext): Issue[] {
  const hasEntered = context.operations.some(
    ({ operation_type, operation_status, uuid_account, key_product }) =>
      entries.has(operation_type) &&
      operation_status === 'FINALIZED' &&
      uuid_account === order.uuid_account &&
      key_product === order.key_product,
  );
  if (context.product.isHeld || hasEntered) return [];
  return [{ code: 'periodic.initial_subscription', path: '/key_product' }];
}
