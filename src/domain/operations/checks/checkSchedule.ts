import { isForEverything } from './askedOf.ts';
import { checkPresent } from './checkFields.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { readPeriodic } from '../periodic/periodicRequest.ts';

/**
 * The schedule of a periodic request can be read, begins today or later, unless it has begun already, and is given no
 * end that has passed; what is revalued says how often; its amount is for other checks, but it is never everything at
 * once. Codes `periodic.total`, `periodic.start`, `periodic.end_past`, `required` and those of `readPeriodic`.
 */
export function checkSchedule(order: Order, { today, before }: OrderContext): Issue[] {
  if (isForEverything(order)) return [{ code: 'periodic.total', path: '/amount_shares_indicator' }];
  const amount = { amount_shares_indicator: 'B', gross_amount: '1' };
  const { request, issues } = readPeriodic({ ...order, ...amount });
  if (!request) return issues;
  const isNew = (name: 'per_start_date' | 'per_end_date') =>
    before === undefined || (before[name] ?? null) !== (order[name] ?? null);
  if (isNew('per_start_date') && request.start < today)
    return [{ code: 'periodic.start', path: '/per_start_date' }];
  if (isNew('per_end_date') && request.end && request.end < today)
    return [{ code: 'periodic.end_past', path: '/per_end_date' }];
  // A request that never said it is revalued yearly, and may stay so.
  const wasSilent = before?.per_increase_type && !before.per_increase_period;
  return order.per_increase_type && !wasSilent ? checkPresent(order, 'per_increase_period') : [];
}
