import type { Kind } from '../grammar/index.ts';
import { grammarOfFile, grammars } from '../grammar/index.ts';
import { validateGrammar } from '../grammar/validateGrammar.ts';
import { isUnder, lockedIn } from '../locks/lockedIn.ts';
import { checkLocks } from '../locks/locks.ts';
import { patchBetween } from '../values/patchBetween.ts';
import { valueOf, withValue, type Documents } from './documents.ts';
import type { Json } from './json.ts';
import { reasonAt } from './lockReason.ts';
import { refused, type Written } from './written.ts';

/**
 * The documents with another value for one of them, unless a lock stands against it or it says something that no such
 * document may: the judge that overlays are held to when they are published, asked while they are written.
 */
export function judged(documents: Documents, key: string, value: Json): Written {
  const before = valueOf(documents, key);
  const after = withValue(documents, key, value);
  if (after === documents) return { documents, issues: [] };
  const kind = key.slice(0, key.indexOf('/')) as Kind;
  const [touched] = checkLocks(before, value, patchBetween(before, value), kind);
  if (touched) {
    const pointer = touched.pointer.slice('/patch'.length);
    const nodes = [...lockedIn(before), ...lockedIn(before, '', 'structure')];
    const node = nodes.find((at) => isUnder(pointer, at) || isUnder(at, pointer)) ?? nodes[0] ?? '';
    const why = reasonAt(documents, key, node);
    return refused(documents, 'locked', key, pointer, { message: touched.message, ...why });
  }
  const unfit = unfitIn(kind, before, value);
  return unfit
    ? refused(documents, 'unfit', key, unfit.pointer, { message: unfit.message })
    : { documents: after, issues: [] };
}

/** The first fault of a value that what it was before had not. */
function unfitIn(kind: Kind, before: Json, value: Json) {
  // Nearly always there is none, and what it was before need not be looked at.
  if (validateGrammar(grammars[kind], value).length === 0) return undefined;
  const grammar = grammarFor(kind, before);
  const known = new Set(validateGrammar(grammar, before).map((fault) => fault.pointer));
  return validateGrammar(grammar, value).find((fault) => !known.has(fault.pointer));
}

/** A form that is written as a file may use parts; one that is served has none left. */
const grammarFor = (kind: Kind, value: Json) =>
  validateGrammar(grammars[kind], value).length === 0 ? grammars[kind] : grammarOfFile(kind);
