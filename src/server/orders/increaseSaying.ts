import { formatShares } from '#/domain/money/format.ts';
import {
  increaseTypes,
  increaseUnit,
  type Increase,
} from '#/domain/operations/periodic/increase.ts';
import { measureOf, parsePeriodicity } from '#/domain/operations/periodic/periodicRequest.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { Saying } from '../kernel/words.ts';

/** What an order says of its revaluation, and what it counts its amount in. */
type Revalued = Pick<
  Operation,
  | 'per_increase_type'
  | 'per_increase'
  | 'per_increase_period'
  | 'amount_shares_indicator'
  | 'gross_amount'
  | 'net_amount'
  | 'shares'
>;

/**
 * A revaluation as every page and paper says it: by how much, with its unit, of what, and how often. Null of an order
 * that never rises.
 */
export function increaseSaying(order: Revalued): Saying | null {
  const type = increaseTypes.find((name) => name === order.per_increase_type);
  if (!type || !order.per_increase) return null;
  const period = parsePeriodicity(order.per_increase_period) ?? 'ANUAL';
  const by = { amount: amountOf(type, order), every: { words: `every.${period}` } as const };
  return { words: `increase.${type}`, values: by };
}

function amountOf(type: Increase['type'], order: Revalued): Saying {
  const unit = increaseUnit(type, measureOf(order));
  // With two decimals, and as many more as were given.
  const number = formatShares(order.per_increase).replace(/0{1,4}$/, '');
  return { words: `increase.${unit}`, values: { number } };
}
