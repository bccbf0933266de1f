import type { Issue } from '../kernel/issue.ts';
import { compact } from './compact.ts';
import { unknownLimit } from './limit.ts';
import { readOption } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * The code at the regulator is none of the manager's own plans, nor its own: what `isin_not_own_fund` is for funds.
 * Option: the list of own codes, or `{ codes }`, literal or `{ from }`. Without a list nobody can tell:
 * `dgs_not_own_plan.unknown`.
 */
export function checkDgsNotOwnPlan(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value)) return [];
  const own = readOption(option, 'codes', scope);
  if (!Array.isArray(own)) return unknownLimit('dgs_not_own_plan');
  const code = compact(textOf(value) ?? '');
  const isOwn = own.some((entry) => typeof entry === 'string' && compact(entry) === code);
  return isOwn ? [{ code: 'dgs_not_own_plan', path: '' }] : [];
}
