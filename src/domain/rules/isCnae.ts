import type { Issue } from '../kernel/issue.ts';
import { readLength } from './length.ts';
import { unknownLimit } from './limit.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * An economic activity code typed by hand: digits (`is_cnae`), at least 4 of them
 * (`is_cnae.length`, param `length`). Option: `true`, another length, or `{ length }`.
 * @source specification §5 (is_cnae)
 */
export function checkCnae(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value)) return [];
  const length = readLength(option, scope, 4);
  if (length === undefined) return unknownLimit('is_cnae');
  const text = textOf(value) ?? '';
  if (!/^\d+$/.test(text)) return [{ code: 'is_cnae', path: '' }];
  return text.length >= length ? [] : [{ code: 'is_cnae.length', path: '', params: { length } }];
}
