import type { Issue } from '../../kernel/issue.ts';
import { formatAmount } from '../../money/format.ts';
import { valueOf } from '../../money/valuation.ts';
import { toWire } from '../../money/wire.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { askedOf } from './askedOf.ts';
import { minimumEntry } from './minimumEntry.ts';

/**
 * The target of an internal transfer is another product of this manager and of the same kind, and
 * gets at least its minimum. Codes `transfer.same_product`, `transfer.unknown_target`,
 * `transfer.other_kind`, `transfer.target_minimum` (params `min` wire, `minFormatted`).
 */
export function checkTarget(order: Order, context: OrderContext): Issue[] {
  const { target, product } = context;
  if (!order.key_product_target) return [];
  if (order.key_product_target === order.key_product) return [refused('transfer.same_product')];
  if (!target) return [refused('transfer.unknown_target')];
  if (target.kind !== product.kind) return [refused('transfer.other_kind')];
  const asked = askedOf(order, context);
  const minimum = minimumEntry(target);
  if (asked?.shares === undefined || valueOf(asked.shares, product.nav!) >= minimum) return [];
  const params = { min: toWire(minimum, 2), minFormatted: formatAmount(minimum) };
  return [{ ...refused('transfer.target_minimum'), params }];
}

const refused = (code: string): Issue => ({ code, path: '/key_product_target' });
