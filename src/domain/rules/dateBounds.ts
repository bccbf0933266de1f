import { addDays, addMonths, parseDate, type PlainDate } from '../dates/plainDate.ts';
import { readEntry } from './option.ts';
import type { RuleScope } from './rule.ts';

/** A stretch of the calendar: one of the three. */
export type Period = { years: number } | { months: number } | { days: number };

/** The first and the last day that are good. */
export interface DateBounds {
  first?: PlainDate;
  last?: PlainDate;
  /** A bound stands where the server or the tenant says it, and no date is there. */
  isUnknown?: true;
}

/**
 * The bounds of a date. Option: `{ from, to, within }`, the days literal or `{ from: '/facts/today' }`. `within` ends so
 * long after `from`, or begins so long before `to` where that stands alone. What a person has not answered yet, and a
 * fact that is `null`, bounds nothing.
 */
export function dateBounds(option: unknown, scope?: RuleScope): DateBounds {
  const { within } = (option ?? {}) as { within?: Period };
  const [from, to] = [boundOf(option, 'from', scope), boundOf(option, 'to', scope)];
  if (from === undefined || to === undefined) return { isUnknown: true };
  const after = from && within ? shift(from, within, 1) : undefined;
  const before = !has(option, 'from') && to && within ? shift(to, within, -1) : undefined;
  const first = from ?? before;
  const last = to && after ? (to < after ? to : after) : (to ?? after);
  return { ...(first && { first }), ...(last && { last }) };
}

/** `null` where nothing bounds; `undefined` where something should. */
function boundOf(option: unknown, key: 'from' | 'to', scope?: RuleScope) {
  if (!has(option, key)) return null;
  const said = (option as Record<string, unknown>)[key];
  const value = readEntry(option, key, scope);
  const date = parseDate(value);
  const from = (said as { from?: unknown }).from;
  const isAnswer = typeof from === 'string' && /^\/(answers|row)\//.test(from);
  return date ?? (value === null || isAnswer ? null : undefined);
}

const has = (option: unknown, key: string) =>
  option !== null && typeof option === 'object' && Object.hasOwn(option, key);

/** Nothing beyond the years that dates have. */
function shift(date: PlainDate, period: Period, sign: 1 | -1): PlainDate | undefined {
  try {
    if ('days' in period) return addDays(date, sign * period.days);
    const months = 'years' in period ? 12 * period.years : period.months;
    return parseDate(addMonths(date, sign * months));
  } catch {
    return undefined;
  }
}
