import { parse as parseTolerant } from 'jsonc-parser';
import { fill } from '../grammar/fill.ts';
import { validateGrammar } from '../grammar/validateGrammar.ts';
import type { Schema } from '../notation/grammar.ts';
import { frozen } from '#/contract/frozen.ts';
import { isObject } from '../values/mergePatch.ts';
import { without } from '../values/without.ts';

/** Each round takes away what does not fit and fills in what is missing then. */
const ROUNDS = 4;

/**
 * What can be made of a document that is not one, so that nobody misses it: what does not fit its grammar is left
 * out, what is missing is filled in. Others may look at it; it is never served, and what it says is not judged.
 * @param text within its limits of size and depth
 */
export function salvage(text: string, grammar: Schema): object | undefined {
  let value: unknown = plain(text);
  for (let round = 0; round < ROUNDS && isObject(value); round++) {
    value = fill(grammar, value);
    const faults = validateGrammar(grammar, value);
    if (faults.length === 0) return frozen(value as object);
    if (faults.some(({ pointer }) => pointer === '')) break;
    value = without(value as object, faults);
  }
  return isObject(value) ? frame(value, grammar) : undefined;
}

/** The members that fit by themselves, and the least of the others. */
function frame(value: Record<string, unknown>, grammar: Schema): object | undefined {
  const { properties = {} } = grammar;
  const fitting = Object.entries(value).filter(
    ([name, inner]) =>
      Object.hasOwn(properties, name) && validateGrammar(properties[name]!, inner).length === 0,
  );
  const framed = fill(grammar, Object.fromEntries(fitting));
  return validateGrammar(grammar, framed).length === 0 ? frozen(framed as object) : undefined;
}

/** Read as far as it goes, and copied: nothing of it has another prototype than objects have. */
function plain(text: string): unknown {
  try {
    const value: unknown = parseTolerant(text, [], { allowTrailingComma: true });
    return JSON.parse(JSON.stringify(value ?? null));
  } catch {
    return undefined;
  }
}
