import { same } from './same.ts';
import { isObject } from './mergePatch.ts';

/**
 * The JSON Merge Patch that makes one value of another: the least that says it. A `null` within what is written cannot
 * be said by one (`holdsNull`).
 * @source RFC 7396
 */
export function patchBetween(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const patch: Record<string, unknown> = {};
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) patch[name] = null;
  for (const [name, value] of Object.entries(after))
    if (!Object.hasOwn(before, name)) patch[name] = value;
    else if (!same(before[name], value)) patch[name] = patchBetween(before[name], value);
  return patch;
}

/** Whether an object holds a `null` outside lists, which a merge patch would take for "away with it". */
export const holdsNull = (value: unknown): boolean =>
  isObject(value) && Object.values(value).some((inner) => inner === null || holdsNull(inner));
