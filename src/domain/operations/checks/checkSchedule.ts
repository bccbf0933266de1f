import { isForEverything } from './askedOf.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { readPeriodic } from '../periodic/periodicRequest.ts';

/**
 * The schedule of a periodic request can be read and begins today or later, unless it has begun already;
 * its amount is for other checks, but it is never everything at once. Codes `periodic.total`, `periodic.start` and those of `readPeriodic`.
 */
export function checkSchedule(order: Order, { today, before }: OrderContext): Issue[] {
  if (isForEverything(order)) return [{ code: 'periodic.total', path: '/amount_shares_indicator' }];
  const amount = { amount_shares_indicator: 'B', gross_amount: '1' };
  const { request, issues } = readPeriodic({ ...order, ...amount });
  if (!request) return issues;
  const isNew = before === undefined || before.per_start_date !== order.per_start_date;
  return isNew && request.start < today
    ? [{ code: 'periodic.start', path: '/per_start_date' }]
    : [];
}
