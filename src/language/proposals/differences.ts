import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import { same } from '../values/same.ts';

/** One place at which two values differ; `undefined` where one of them has nothing. */
export interface Difference {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** The smallest places at which two values of JSON differ; what comes or goes whole is one, and so is a list. */
export function differences(before: unknown, after: unknown, at = ''): Difference[] {
  if (same(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ pointer: at, before, after }];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    differences(
      Object.hasOwn(before, name) ? before[name] : undefined,
      Object.hasOwn(after, name) ? after[name] : undefined,
      at + step(name),
    ),
  );
}
