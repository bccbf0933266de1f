import { unknownLimit } from './limit.ts';
import { readOption } from './option.ts';
import type { Rule, RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * A bound on how many characters (code points, as JSON Schema counts them) a text has, or on how
 * many entries a list has. Option: the length or `{ length }`. Param `length`.
 */
export function lengthRule(
  code: string,
  isWithin: (size: number, length: number) => boolean,
): Rule {
  return (value, option, scope) => {
    if (isEmpty(value)) return [];
    const length = readLength(option, scope);
    if (length === undefined) return unknownLimit(code);
    const size = sizeOf(value);
    return size !== undefined && isWithin(size, length)
      ? []
      : [{ code, path: '', params: { length } }];
  };
}

/** The length that an option asks for; `byDefault` when it is just `true` or absent. */
export function readLength(
  option: unknown,
  scope?: RuleScope,
  byDefault?: number,
): number | undefined {
  const length = readOption(option, 'length', scope);
  if (length === undefined || length === true) return byDefault;
  const number = typeof length === 'string' && length !== '' ? Number(length) : length;
  return Number.isSafeInteger(number) && Number(number) >= 0 ? Number(number) : undefined;
}

function sizeOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  const text = textOf(value);
  return text === undefined ? undefined : codePoints(text);
}

/** How many characters a person sees as one each, surrogate pairs counted once. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index += 1)
    if (text.codePointAt(index)! > 0xffff) {
      count -= 1;
      index += 1;
    }
  return count;
}
