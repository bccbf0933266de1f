import type { Issue } from '../kernel/issue.ts';
import { compact } from './compact.ts';
import { unknownLimit } from './limit.ts';
import { readOption } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * The ISIN is none of the manager's own, classes included. Option: the list of own ISINs, or
 * `{ isins }`, literal or `{ from }`. Without a list nobody can tell: `isin_not_own_fund.unknown`.
 * @source specification §5 (isin_not_own_fund)
 */
export function checkIsinNotOwnFund(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value)) return [];
  const own = readOption(option, 'isins', scope);
  if (!Array.isArray(own)) return unknownLimit('isin_not_own_fund');
  const isin = compact(textOf(value) ?? '');
  const isOwn = own.some((entry) => typeof entry === 'string' && compact(entry) === isin);
  return isOwn ? [{ code: 'isin_not_own_fund', path: '' }] : [];
}
