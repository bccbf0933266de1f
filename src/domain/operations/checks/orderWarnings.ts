import { addMonths } from '../../dates/plainDate.ts';
import type { Issue } from '../../kernel/issue.ts';
import { valueOf } from '../../money/valuation.ts';
import { findOperationType } from '../findOperationType.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { readPeriodic } from '../periodic/periodicRequest.ts';
import { schedule } from '../periodic/schedule.ts';

/**
 * What an order may run into, without refusing it. Code `PERIODIC_EXCEEDS_POSITION`: a year of
 * periodic redemptions is more than what is held is worth.
 */
export function orderWarnings(order: Order, context: OrderContext): Issue[] {
  const type = findOperationType(order.operation_type);
  if (!type?.child || type.flow !== 'OUT') return [];
  const { request } = readPeriodic(order);
  const { nav } = context.product;
  if (!request || !nav) return [];
  const year = schedule(request, context.calendar, request.start, addMonths(request.start, 12));
  const total = year.reduce((sum, { amount }) => sum + amount, 0n);
  if (total <= valueOf(context.availability.shares, nav)) return [];
  return [{ code: 'PERIODIC_EXCEEDS_POSITION', path: '/gross_amount' }];
}
