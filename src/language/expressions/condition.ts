import { compare } from '../values/compare.ts';
import { read } from '../values/pointer.ts';

/** A value that a condition may compare with. */
export type Scalar = string | number | boolean | null;

/**
 * One grammar for every condition of the product. `at` is a JSON Pointer into the scope.
 * Only `present` sees a missing value; every other test is false on one.
 */
export type Condition =
  | { at: string; equals: Scalar }
  | { at: string; in: Scalar[] }
  | { at: string; includes: Scalar }
  | { at: string; present: boolean }
  | { at: string; atLeast: number | string }
  | { at: string; atMost: number | string }
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
  if ('atLeast' in condition) return (compare(value, condition.atLeast) ?? -1) >= 0;
  return (compare(value, condition.atMost) ?? 1) <= 0;
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
  return [condition.at];
}
