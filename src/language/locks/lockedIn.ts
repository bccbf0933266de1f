import type { Locked } from '../documents/locked.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';

/** Pointers of the nodes that say `"locked": true`, or another mark. */
export function lockedIn(value: unknown, at = '', mark: Locked = true): string[] {
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    lockedIn(inner, at + step(key), mark),
  );
  return value.locked === mark ? [at, ...below] : below;
}

/** Whether a pointer is that of a node or of something in it. */
export const isUnder = (pointer: string, node: string) =>
  pointer === node || pointer.startsWith(`${node}/`);
