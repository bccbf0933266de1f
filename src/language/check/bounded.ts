import { boundPointerOf } from '../expressions/condition.ts';
import type { Literal, Values } from './isSatisfiable.ts';

/**
 * The tests of one value with every bound written out: one that is read elsewhere stands for the easiest bound that can
 * be there. Where that is not known it asks for nothing, and so does one that must fail: without a bound it does.
 */
export function bounded(literals: readonly Literal[], values: Values): Literal[] {
  return literals.flatMap((literal): Literal[] => {
    const { test, holds } = literal;
    const from = boundPointerOf(test);
    if (from === undefined) return [literal];
    const isLeast = 'atLeast' in test;
    const easiest = holds && from !== test.at ? edgeOf(values(from), isLeast) : undefined;
    if (easiest === undefined) return [];
    const { at } = test;
    return [{ test: isLeast ? { at, atLeast: easiest } : { at, atMost: easiest }, holds }];
  });
}

/** The least or the most number that can stand at a place, where it is known. */
function edgeOf({ values, least, most }: ReturnType<Values>, isLeast: boolean): number | undefined {
  if (!values) return isLeast ? least : most;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < values.length || numbers.length === 0) return undefined;
  return isLeast ? Math.min(...numbers) : Math.max(...numbers);
}
