import type { Rule } from './rule.ts';

/** Nothing was answered. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The text of a value that can be written as one: strings and numbers. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : undefined;
}

/** A rule that looks at the text alone; what is no text breaks it. */
export function textRule(code: string, holds: (text: string) => boolean): Rule {
  return (value) => {
    if (isEmpty(value)) return [];
    const text = textOf(value);
    return text !== undefined && holds(text) ? [] : [{ code, path: '' }];
  };
}
