import type { Issue } from '../kernel/issue.ts';
import { compareDecimals, unitsAt, type Decimal } from '../money/decimal.ts';
import { formatLimit, unknownLimit, wireOf } from './limit.ts';
import { readOption, readSibling } from './option.ts';
import { periodsPerYear } from './periodsPerYear.ts';
import { readQuantity } from './quantity.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty } from './text.ts';

/**
 * After its first increase, a periodic amount times its periods per year is at most the annual
 * limit. The value is the increase: a percentage of the amount when the type is PORCENTUAL, euro
 * otherwise, also without a type. Option: `{ max_limit }` plus, where they are called
 * otherwise, the neighbours `amount` (`gross_amount`), `period` (`per_period`) and `type`
 * (`per_increase_type`). Codes: `validIncrease` (params `max_limit` as shown, `limit` wire),
 * `validIncrease.unknown` (a part that cannot be read).
 * @source specification §5 (validIncrease)
 */
export function checkValidIncrease(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  const amount = readSibling(option, 'amount', scope, 'gross_amount');
  const period = readSibling(option, 'period', scope, 'per_period');
  const type = readSibling(option, 'type', scope, 'per_increase_type');
  if ([value, amount, period].some(isEmpty)) return [];
  const gross = readQuantity(amount);
  const increase = readQuantity(value);
  const times = periodsPerYear(period);
  const limit = readQuantity(readOption(option, 'max_limit', scope));
  if (!gross || !increase || times === undefined || !limit) return unknownLimit('validIncrease');
  const raised = type === 'PORCENTUAL' ? raisedBy(gross, increase) : sum(gross, increase);
  const yearly = { units: raised.units * times, scale: raised.scale };
  if (compareDecimals(yearly, limit) <= 0) return [];
  const params = { max_limit: formatLimit(limit, 2), limit: wireOf(limit) };
  return [{ code: 'validIncrease', path: '', params }];
}

/** Gross plus `percent` % of it, exactly. */
function raisedBy(gross: Decimal, percent: Decimal): Decimal {
  const scale = percent.scale + 2;
  return {
    units: gross.units * (10n ** BigInt(scale) + percent.units),
    scale: gross.scale + scale,
  };
}

function sum(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}
