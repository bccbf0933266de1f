import type { Issue } from '../../kernel/issue.ts';
import { parseCents, type Cents } from '../../money/cents.ts';
import { toWire } from '../../money/wire.ts';
import type { Order } from '../../orders/order.ts';
import { checkMaxValue } from '../../rules/maxValue.ts';
import type { OperationType } from '../kinds/operationType.ts';

/** What an investor orders here at once, at most: more is a matter for a conversation, and often a mistake of typing. */
const MOST: Cents = 1_000_000_000n;

/**
 * The most that one order of a type brings in, of periodic ones each payment; null where something else limits it: what
 * is held, or what may be contributed in a year.
 */
export const mostPaidIn = ({
  flow,
  isContribution,
}: Pick<OperationType, 'flow' | 'isContribution'>): Cents | null =>
  flow === 'IN' && !isContribution ? MOST : null;

/** An amount that an investor brings in is not above what is taken here. Code `max_value` (params `max`, `maxFormatted`). */
export function checkMostPaidIn({ gross_amount }: Order, type: OperationType): Issue[] {
  const most = mostPaidIn(type);
  if (most === null || parseCents(gross_amount) === undefined) return [];
  return checkMaxValue(gross_amount, { max: toWire(most, 2) }).map((issue) => ({
    ...issue,
    path: '/gross_amount',
  }));
}
