import { isObject } from '../values/mergePatch.ts';
import { read } from '../values/pointer.ts';

/** A place beside a locked node that decides what the node means or whether it is seen, and why it is kept. */
export interface Guarded {
  pointer: string;
  why: string;
}

/** Places of a list that differ between a base and what an overlay made of it. */
export function changed(places: readonly Guarded[], base: unknown, merged: unknown): Guarded[] {
  return places.filter(({ pointer }) => !same(read(base, pointer), read(merged, pointer)));
}

/** Whether two values of JSON are the same, whatever the order of their names. */
export const same = (a: unknown, b: unknown) =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** Every text in a value of JSON. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
