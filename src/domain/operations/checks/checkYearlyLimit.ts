import type { Issue } from '../../kernel/issue.ts';
import { toWire } from '../../money/wire.ts';
import { checkPeriodicity } from '../../rules/periodicity.ts';
import { checkValidIncrease } from '../../rules/validIncrease.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { readPeriodic } from '../periodic/periodicRequest.ts';
import { checkProjection, projectYears } from '../periodic/projection.ts';

/**
 * A periodic contribution stays within the yearly limit: by the field rules, which count as
 * specified, and by the real dates of this year (what is left of it) and the next (in which the first
 * revaluation falls). Later years are judged again on each date. Codes `periodicity`, `validIncrease`,
 * `periodic.over_limit`.
 * @source specification §5 (periodicity, validIncrease)
 */
export function checkYearlyLimit(order: Order, context: OrderContext): Issue[] {
  const { room, roomByYear, calendar, today } = context;
  const { request } = readPeriodic(order);
  if (!room || !request) return [];
  const limit = toWire(room.limit, 2);
  const scope = { parent: { ...order } };
  const byRule = [
    ...at('/per_period', checkPeriodicity(order.per_period, { max: limit }, scope)),
    ...at('/per_increase', checkValidIncrease(order.per_increase, { max_limit: limit }, scope)),
  ];
  if (byRule.length > 0) return byRule;
  const year = Number(today.slice(0, 4));
  const years = projectYears(request, calendar, today, `${year + 1}-12-31`);
  return checkProjection(years, (asked) => (roomByYear?.get(asked) ?? room).available);
}

const at = (path: string, issues: Issue[]): Issue[] => issues.map((issue) => ({ ...issue, path }));
