import type { Locked } from '../documents/locked.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';

/** Pointers of the nodes that say `"locked": true`, or another mark. */
export function lockedIn(value: unknown, at = '', mark: Locked = true): readonly string[] {
  if (!isObject(value)) return [];
  const marks = known.get(value) ?? new Map<Locked, readonly string[]>();
  known.set(value, marks);
  const nodes = marks.get(mark) ?? lookFor(value, mark);
  marks.set(mark, nodes);
  return at ? nodes.map((node) => at + node) : nodes;
}

/** Most documents are asked for theirs by each check of all the others. */
const known = new WeakMap<object, Map<Locked, readonly string[]>>();

function lookFor(value: object, mark: Locked): readonly string[] {
  const nodes: string[] = [];
  go(value, '', mark, nodes);
  return nodes;
}

function go(value: unknown, at: string, mark: Locked, nodes: string[]): void {
  if (!isObject(value)) return;
  if (value.locked === mark) nodes.push(at);
  for (const key of Object.keys(value))
    if (isObject(value[key])) go(value[key], at + step(key), mark, nodes);
}

/** Whether a pointer is that of a node or of something in it. */
export const isUnder = (pointer: string, node: string) =>
  pointer === node || pointer.startsWith(`${node}/`);
