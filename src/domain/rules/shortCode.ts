import { codePoints, readLength } from './length.ts';
import { unknownLimit } from './limit.ts';
import type { Rule } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/** At least 3 characters. Option: `true`, another length, or `{ length }`. Param `length`. */
export function shortCodeRule(code: string): Rule {
  return (value, option, scope) => {
    if (isEmpty(value)) return [];
    const length = readLength(option, scope, 3);
    if (length === undefined) return unknownLimit(code);
    const text = textOf(value);
    return text !== undefined && codePoints(text) >= length
      ? []
      : [{ code, path: '', params: { length } }];
  };
}
