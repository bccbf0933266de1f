import type { Issue } from '../kernel/issue.ts';
import { readSibling } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty } from './text.ts';

/**
 * Both passwords are the same, character by character. Option: the neighbour's name, `{ field }`, or
 * `true` for `password`. Two empty ones hold; one empty one does not.
 * @source specification §5 (password confirmation)
 */
export function checkPasswordConfirmation(
  value: unknown,
  option?: unknown,
  scope?: RuleScope,
): Issue[] {
  const named = typeof option === 'string' ? { field: option } : option;
  const target = readSibling(named, 'field', scope, 'password');
  const isSame = isEmpty(value) ? isEmpty(target) : value === target;
  return isSame ? [] : [{ code: 'password_confirmation', path: '' }];
}
