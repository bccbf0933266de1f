import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import { same } from '../values/same.ts';

/** One place that two sides changed each in its way; `undefined` where a side took it away. */
export interface Clash {
  pointer: string;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/**
 * What two changes of one value make together, whichever came first. Tables are merged entry by entry; a list is one
 * value. Where both changed one place to different values it stays as it was, and is told.
 */
export function mergeValues(
  base: unknown,
  ours: unknown,
  theirs: unknown,
): { value: unknown; clashes: Clash[] } {
  const clashes: Clash[] = [];
  return { value: merge(base, ours, theirs, '', clashes), clashes };
}

function merge(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  pointer: string,
  clashes: Clash[],
): unknown {
  if (same(ours, theirs)) return earlier(ours, theirs);
  if (same(base, ours)) return theirs;
  if (same(base, theirs)) return ours;
  if (!isObject(ours) || !isObject(theirs) || !(isObject(base) || base === undefined)) {
    clashes.push({ pointer, base, ours, theirs });
    return base;
  }
  const known = Object.keys(base ?? {});
  const added = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
    .filter((name) => !known.includes(name))
    .sort();
  const entries = [...known, ...added].map((name): [string, unknown] => [
    name,
    merge(own(base ?? {}, name), own(ours, name), own(theirs, name), pointer + step(name), clashes),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Of two that say the same in different orders, the same one whoever comes first. */
const earlier = (a: unknown, b: unknown) =>
  a !== undefined && JSON.stringify(a) > JSON.stringify(b) ? b : a;

const own = (object: object, name: string): unknown =>
  Object.hasOwn(object, name) ? (object as Record<string, unknown>)[name] : undefined;
