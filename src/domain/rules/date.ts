import { formatDate } from '../dates/format.ts';
import { parseDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import { dateBounds } from './dateBounds.ts';
import type { Rule } from './rule.ts';

/**
 * A day that exists, `YYYY-MM-DD`, and lies between the bounds of the option, both days included. Option: `true`, or
 * what `dateBounds` reads. Issues: `date`; `date.first` and `date.last` with the day as sentences show it;
 * `date.unknown` when a bound that must be known is not.
 */
export const checkDate: Rule = (value, option, scope): Issue[] => {
  const date = parseDate(value);
  if (!date) return [{ code: 'date', path: '' }];
  if (option === true) return [];
  const { first, last, isUnknown } = dateBounds(option, scope);
  if (isUnknown) return [{ code: 'date.unknown', path: '' }];
  if (first && date < first)
    return [{ code: 'date.first', path: '', params: { first: formatDate(first) } }];
  return last && date > last
    ? [{ code: 'date.last', path: '', params: { last: formatDate(last) } }]
    : [];
};
