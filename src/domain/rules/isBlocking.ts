import type { Issue } from '../kernel/issue.ts';
import { readOption } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty } from './text.ts';

/**
 * To a blocking question the answer is 'No' (in any case, or `false`). Option: whether the question
 * blocks, or `{ blocking }`, literal or `{ from }`; it does unless that is `false`.
 * @source specification §5 (is_blocking)
 */
export function checkBlocking(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value) || readOption(option, 'blocking', scope) === false) return [];
  const isNo = value === false || (typeof value === 'string' && /^no$/i.test(value));
  return isNo ? [] : [{ code: 'is_blocking', path: '' }];
}
