import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import { indicatorOf } from '../checks/askedOf.ts';
import type { OrderContext } from '../checks/orderContext.ts';
import type { OperationType } from '../kinds/operationType.ts';
import { saleRange, type Measured } from './saleRange.ts';

/** An order near one that would be refused, in its own measure. */
export interface Alternative {
  key: 'LESS' | 'MORE' | 'TOTAL';
  indicator: 'I' | 'B' | 'P' | 'T';
  /** Not needed for everything. */
  amount?: string;
}

const fields = { I: 'net_amount', B: 'gross_amount', P: 'shares' } as const satisfies Record<
  string,
  keyof Measured
>;

/**
 * Orders near one that takes too much to leave the minimum, or too little for its target, and that would be taken: the
 * most that leaves the minimum, everything, the least that the target takes. None where the amount is not at fault.
 */
export function alternativesTo(
  order: Order,
  type: OperationType,
  context: OrderContext,
  issues: readonly Issue[],
): Alternative[] {
  const indicator = indicatorOf(order);
  if (!indicator || indicator === 'unknown' || indicator === 'T') return [];
  const range = saleRange(type, order, context);
  if (!range) return [];
  const has = (code: string) => issues.some((issue) => issue.code === code);
  const field = fields[indicator];
  const less = has('operation.remaining_minimum') ? range.maximum_partial[field] : null;
  const more = has('transfer.target_minimum') ? range.minimum[field] : null;
  const isTooMuch = has('operation.remaining_minimum');
  return [
    ...(less !== null && isWithin(less, range.minimum[field])
      ? [{ key: 'LESS', indicator, amount: less } as const]
      : []),
    ...(more !== null ? [{ key: 'MORE', indicator, amount: more } as const] : []),
    ...(isTooMuch && range.total ? [{ key: 'TOTAL', indicator: 'T' } as const] : []),
  ];
}

const isWithin = (most: string, least: string | null): boolean =>
  least !== null && Number(most) >= Number(least);
