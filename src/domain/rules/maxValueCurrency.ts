import type { Issue } from '../kernel/issue.ts';
import { parseSpanishDecimal } from '../money/spanishDecimal.ts';
import { formatLimit, isWithin, unknownLimit, wireOf } from './limit.ts';
import { readOption } from './option.ts';
import { readQuantity, readSpanishLimit } from './quantity.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty } from './text.ts';

/**
 * An amount of at most `max` euro, the maximum written in Spanish: '12.000' is twelve thousand.
 * Option: the bound or `{ max }`, literal or `{ from }`. Params: `max` in that
 * spelling, `limit` (wire).
 * @source specification §5 (max_value_currency)
 */
export function checkMaxValueCurrency(
  value: unknown,
  option?: unknown,
  scope?: RuleScope,
): Issue[] {
  if (isEmpty(value)) return [];
  const max = readOption(option, 'max', scope);
  const bound = readSpanishLimit(max);
  if (!bound) return unknownLimit('max_value_currency');
  if (isWithin(readQuantity(value), 'max', bound)) return [];
  const shown = parseSpanishDecimal(max) ? max : formatLimit(bound, 2);
  return [{ code: 'max_value_currency', path: '', params: { max: shown, limit: wireOf(bound) } }];
}
