import type { Issue } from '../../kernel/issue.ts';
import { parseCents } from '../../money/cents.ts';
import { checkContribution } from '../../pensions/checkContribution.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';

/** A contribution fits what may still be contributed this year. Code `contribution.over_limit`. */
export function checkRoom({ gross_amount }: Order, { room }: OrderContext): Issue[] {
  const amount = parseCents(gross_amount);
  return room && amount !== undefined ? checkContribution(amount, room) : [];
}
