import { formatLimit, isWithin, unknownLimit, wireOf } from './limit.ts';
import { readOption } from './option.ts';
import { readQuantity } from './quantity.ts';
import type { Rule } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * A maximum that depends on the client's operations in progress. Option: `{ max, in_progress }`,
 * each literal or `{ from }`; `in_progress` only chooses the sentence. Codes: `<code>`,
 * `<code>.in_progress` (the maximum already discounts what a redemption in progress reserves) and
 * `<code>.unknown`. Params: `max` and `value` as the sentence shows them, `limit` as the wire does.
 * @source specification §5 (dynamic maxima)
 */
export function dynamicMaximum(code: string, decimals: 2 | 6): Rule {
  return (value, option, scope) => {
    if (isEmpty(value)) return [];
    const bound = readQuantity(readOption(option, 'max', scope));
    if (!bound) return unknownLimit(code);
    const number = readQuantity(value);
    if (isWithin(number, 'max', bound)) return [];
    const params = {
      value: number ? formatLimit(number, decimals) : (textOf(value) ?? '').slice(0, 40),
      max: formatLimit(bound, decimals),
      limit: wireOf(bound),
    };
    const isInProgress = readOption(option, 'in_progress', scope) === true;
    return [{ code: isInProgress ? `${code}.in_progress` : code, path: '', params }];
  };
}
