import { isObject } from './mergePatch.ts';
import { step } from './pointer.ts';

/** Pointers of the nodes that say `"locked": true`. */
export function lockedIn(value: unknown, at = ''): string[] {
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([key, inner]) => lockedIn(inner, at + step(key)));
  return value.locked === true ? [at, ...below] : below;
}

/** Whether a pointer is that of a node or of something in it. */
export const isUnder = (pointer: string, node: string) =>
  pointer === node || pointer.startsWith(`${node}/`);
