import { compact } from './compact.ts';
import { unknownLimit } from './limit.ts';
import { readOption } from './option.ts';
import type { Rule } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * A rule that the value is none of the manager's own. Option: the list of own ones, or that list under its
 * name, literal or `{ from }`. Without a list nobody can tell: `<code>.unknown`.
 * @param code of the issue
 * @param name of the option that holds the list
 */
export const notOwn =
  (code: string, name: string): Rule =>
  (value, option, scope) => {
    if (isEmpty(value)) return [];
    const own = readOption(option, name, scope);
    if (!Array.isArray(own)) return unknownLimit(code);
    const given = compact(textOf(value) ?? '');
    const isOwn = own.some((entry) => typeof entry === 'string' && compact(entry) === given);
    return isOwn ? [{ code, path: '' }] : [];
  };
