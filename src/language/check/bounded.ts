import { boundPointerOf } from '../expressions/condition.ts';
import type { Literal, Values } from './isSatisfiable.ts';

/**
 * The tests of one value with every bound written out: one that is read elsewhere stands for the easiest bound that can
 * be there, and asks for nothing where that is not known. Nothing when some test never turns out so.
 */
export function bounded(literals: readonly Literal[], values: Values): Literal[] | undefined {
  const found: Literal[] = [];
  for (const literal of literals) {
    const { test, holds } = literal;
    const from = boundPointerOf(test);
    if (from === undefined) {
      found.push(literal);
      continue;
    }
    // A value is never less than itself, and never more.
    if (from === test.at && !holds) return undefined;
    const isLeast = 'atLeast' in test;
    const easiest = from === test.at ? undefined : edgeOf(values(from), isLeast === holds);
    if (easiest === undefined) continue;
    found.push({
      test: isLeast ? { at: test.at, atLeast: easiest } : { at: test.at, atMost: easiest },
      holds,
    });
  }
  return found;
}

/** The least or the most that can stand at a place. */
function edgeOf(
  { values, least, most }: ReturnType<Values>,
  isLeast: boolean,
): number | string | undefined {
  if (!values) return isLeast ? least : most;
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < values.length || numbers.length === 0) return undefined;
  return isLeast ? Math.min(...numbers) : Math.max(...numbers);
}
