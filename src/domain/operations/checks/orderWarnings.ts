import { addMonths } from '../../dates/plainDate.ts';
import type { Issue } from '../../kernel/issue.ts';
import { valueOf } from '../../money/valuation.ts';
import { holdersOf, isResident } from '../../tax/residenceCertificate.ts';
import { findOperationType } from '../findOperationType.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { readPeriodic } from '../periodic/periodicRequest.ts';
import { schedule } from '../periodic/schedule.ts';

/**
 * What an order may run into, without refusing it. Codes `PERIODIC_EXCEEDS_POSITION`: a year of
 * periodic redemptions is more than what is held is worth; `PERIODIC_CERTIFICATE`: each of their dates needs a
 * certificate of tax residence.
 */
export function orderWarnings(order: Order, context: OrderContext): Issue[] {
  const type = findOperationType(order.operation_type);
  if (!type?.child || type.flow !== 'OUT') return [];
  const needsCertificates =
    type.checks.includes('certificate') && !holdersOf(context.taxpayer).every(isResident);
  return [
    ...(isMoreThanHeld(order, context)
      ? [{ code: 'PERIODIC_EXCEEDS_POSITION', path: '/gross_amount' }]
      : []),
    ...(needsCertificates ? [{ code: 'PERIODIC_CERTIFICATE', path: '' }] : []),
  ];
}

function isMoreThanHeld(order: Order, context: OrderContext): boolean {
  const { request } = readPeriodic(order);
  const { nav } = context.product;
  if (!request || !nav) return false;
  const year = schedule(request, context.calendar, request.start, addMonths(request.start, 12));
  const total = year.reduce((sum, { amount }) => sum + amount, 0n);
  return total > valueOf(context.availability.shares, nav);
}
