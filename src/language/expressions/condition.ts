import { compare } from '../values/compare.ts';
import { read } from '../values/pointer.ts';

/** A value that a condition may compare with. */
export type Scalar = string | number | boolean | null;

/** A number, a decimal text or a date that a value is compared with, or where the scope holds it. */
export type Bound = number | string | { from: string };

/**
 * One grammar for every condition of the product. `at` is a JSON Pointer into the scope.
 * Only `present` sees a missing value; every other test is false on one, and on a bound that is missing.
 */
export type Condition =
  | { at: string; equals: Scalar }
  | { at: string; in: Scalar[] }
  | { at: string; includes: Scalar }
  | { at: string; present: boolean }
  | { at: string; atLeast: Bound }
  | { at: string; atMost: Bound }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

/**
 * Whether a condition holds in a scope. Total: a wrong type is false, never an exception.
 * Fields that are hidden must be out of `scope.answers` already (`effective` sees to it).
 */
export function holds(condition: Condition, scope: unknown): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, scope));
  if ('any' in condition) return condition.any.some((part) => holds(part, scope));
  if ('not' in condition) return !holds(condition.not, scope);
  const value = read(scope, condition.at);
  if ('present' in condition) return isEmpty(value) !== condition.present;
  if (isEmpty(value)) return false;
  if ('equals' in condition) return value === condition.equals;
  if ('in' in condition) return condition.in.includes(value as Scalar);
  if ('includes' in condition) return Array.isArray(value) && value.includes(condition.includes);
  if ('atLeast' in condition)
    return (compare(value, readBound(condition.atLeast, scope)) ?? -1) >= 0;
  return (compare(value, readBound(condition.atMost, scope)) ?? 1) <= 0;
}

const readBound = (bound: Bound, scope: unknown): unknown =>
  typeof bound === 'object' ? read(scope, bound.from) : bound;

/** Where the bound of a test is read; nothing for one that is written out, and for every other test. */
export function boundPointerOf(test: Extract<Condition, { at: string }>): string | undefined {
  const bound = 'atLeast' in test ? test.atLeast : 'atMost' in test ? test.atMost : undefined;
  return typeof bound === 'object' ? bound.from : undefined;
}

/** Nothing was answered: absent, `null`, an empty text or an empty list. `false` and `0` are answers. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Every pointer that a condition reads. */
export function pointersOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(pointersOf);
  if ('any' in condition) return condition.any.flatMap(pointersOf);
  if ('not' in condition) return pointersOf(condition.not);
  const bound = boundPointerOf(condition);
  return bound === undefined ? [condition.at] : [condition.at, bound];
}
