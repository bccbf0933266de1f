import type { Issue } from '../kernel/issue.ts';
import { compact } from './compact.ts';
import { readSibling } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * Passport number: 3 capital letters, 6 digits, an optional capital letter. With option
 * `{ country }`, the neighbour (or `{ from }`) that holds the issuing country as ISO-3, that form is
 * asked of Spanish passports only, and of others 5–20 letters or digits. Option otherwise: `true`.
 * @source specification §5 (passport)
 */
export function checkPassport(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value)) return [];
  const country = readSibling(option, 'country', scope);
  const isSpanish = isEmpty(country) || country === 'ESP';
  const text = textOf(value) ?? '';
  const holds = isSpanish
    ? /^[A-Z]{3}\d{6}[A-Z]?$/.test(text)
    : /^[A-Z0-9]{5,20}$/.test(compact(text));
  return holds ? [] : [{ code: 'passport', path: '' }];
}
