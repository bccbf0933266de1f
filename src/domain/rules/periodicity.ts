import type { Issue } from '../kernel/issue.ts';
import { compareDecimals } from '../money/decimal.ts';
import { formatLimit, unknownLimit, wireOf } from './limit.ts';
import { readOption, readSibling } from './option.ts';
import { periodsPerYear } from './periodsPerYear.ts';
import { readQuantity } from './quantity.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty } from './text.ts';

/**
 * A periodic amount above zero, times its periods per year, is at most the annual maximum. The
 * value is the periodicity and option `{ max, amount }` names the neighbour with the gross amount
 * (`gross_amount` by default); or the value is that amount and `{ max, period }` names the
 * periodicity's. Codes: `periodicity` (params `max` wire, `max_formatted`), `periodicity.period`
 * (unknown periodicity), `periodicity.unknown` (unreadable amount or maximum).
 * @source specification §5 (periodicity)
 */
export function checkPeriodicity(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  const isAmount = typeof option === 'object' && option !== null && 'period' in option;
  const period = isAmount ? readSibling(option, 'period', scope) : value;
  const amount = isAmount ? value : readSibling(option, 'amount', scope, 'gross_amount');
  if (isEmpty(period) || isEmpty(amount)) return [];
  const times = periodsPerYear(period);
  if (times === undefined) return [{ code: 'periodicity.period', path: '' }];
  const gross = readQuantity(amount);
  const max = readQuantity(readOption(option, 'max', scope));
  if (!gross || !max) return unknownLimit('periodicity');
  const yearly = { units: gross.units * times, scale: gross.scale };
  if (gross.units <= 0n || compareDecimals(yearly, max) <= 0) return [];
  const params = { max: wireOf(max), max_formatted: formatLimit(max, 2) };
  return [{ code: 'periodicity', path: '', params }];
}
