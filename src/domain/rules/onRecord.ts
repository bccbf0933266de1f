import { formatDate } from '../dates/format.ts';
import { parseDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import { readOption } from './option.ts';
import type { Rule } from './rule.ts';

/**
 * A day is the one that is on record, which stands where the option says; `null`: none is. Issues: `on_record` with the
 * day as sentences show it; `fact_missing` where nothing stands there.
 */
export const checkOnRecord: Rule = (value, option, scope): Issue[] => {
  const record = readOption(option, 'from', scope);
  if (record === null) return [];
  const known = parseDate(record);
  if (!known) return [{ code: 'fact_missing', path: '' }];
  return value === known
    ? []
    : [{ code: 'on_record', path: '', params: { known: formatDate(known) } }];
};
