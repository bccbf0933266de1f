import type { Issue } from '../../kernel/issue.ts';
import { parseCents, type Cents } from '../../money/cents.ts';
import { toWire } from '../../money/wire.ts';
import { formatDate } from '../../dates/format.ts';
import { formatAmount } from '../../money/format.ts';
import { readPeriodic } from '../periodic/periodicRequest.ts';
import { projectedUntil } from '../periodic/projection.ts';
import { schedule } from '../periodic/schedule.ts';
import type { OrderContext } from './orderContext.ts';
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

/**
 * What an investor brings in is not above what is taken here, of a periodic order each payment with what it has grown by
 * until its end, or until the end of the years that it is projected for. Codes `max_value` (params `max`,
 * `maxFormatted`) and `periodic.over_most` (params `date`, `amount` and `max` as sentences show them).
 */
export function checkMostPaidIn(
  order: Order,
  type: OperationType,
  { calendar, today }: Pick<OrderContext, 'calendar' | 'today'>,
): Issue[] {
  const most = mostPaidIn(type);
  if (most === null || parseCents(order.gross_amount) === undefined) return [];
  const first = checkMaxValue(order.gross_amount, { max: toWire(most, 2) });
  if (first.length > 0) return first.map((issue) => ({ ...issue, path: '/gross_amount' }));
  const { request } = type.isPeriodic ? readPeriodic(order) : {};
  if (!request?.increase) return [];
  const begins = request.start > today ? request.start : today;
  const due = schedule(request, calendar, begins, projectedUntil(begins));
  const over = due.find(({ amount }) => amount > most);
  if (!over) return [];
  const params = {
    ...{ date: formatDate(over.date), amount: formatAmount(over.amount), max: formatAmount(most) },
  };
  return [{ code: 'periodic.over_most', path: '/per_increase', params }];
}
