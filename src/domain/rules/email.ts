import type { Issue } from '../kernel/issue.ts';
import { readOption } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/**
 * An e-mail address: RFC 5321 sizes, unquoted local part, a domain of at least two labels. Option:
 * `true`, or `{ field }` with the label that the sentence names, given back as param `field`.
 * @source specification §5 (email)
 */
export function checkEmail(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value) || isAddress(textOf(value) ?? '')) return [];
  const field = readOption(option, 'field', scope);
  return [{ code: 'email', path: '', ...(typeof field === 'string' && { params: { field } }) }];
}

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  if (text.length > 254 || at < 1 || at > 64 || labels.length < 2) return false;
  return (
    LOCAL.test(text.slice(0, at)) &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    /^(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/.test(labels.at(-1)!)
  );
}
