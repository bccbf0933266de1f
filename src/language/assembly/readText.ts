import { validateGrammar } from '../grammar/validateGrammar.ts';
import { grammars, type Kind } from '../grammar/index.ts';
import type { Schema } from '../notation/grammar.ts';
import { frozen } from '#/contract/frozen.ts';
import { parse } from './parse.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/** What a text is as a document of its kind: its value, which nobody may change, or why it is none. */
export interface ReadText {
  value?: unknown;
  faults: readonly Diagnostic[];
}

/** UTF-16 units of all the texts that are kept, for each grammar: several times those of a product with its tenants. */
const MOST = 4_000_000;

const kept = new Map<Schema, { texts: Map<string, ReadText>; length: number }>();

/**
 * Reads the text of a document and holds it against the grammar of its kind, or of its file. The same text is the
 * same value again, for as long as not too many others came after it: a check is made again after every change, and
 * all but one document are as they were.
 */
export function readText(text: string, kind: Kind, grammar: Schema = grammars[kind]): ReadText {
  const shelf = kept.get(grammar) ?? { texts: new Map<string, ReadText>(), length: 0 };
  kept.set(grammar, shelf);
  const before = shelf.texts.get(text);
  const found = before ?? readAnew(text, kind, grammar);
  // The one that was asked for last is forgotten last.
  if (before) shelf.texts.delete(text);
  else shelf.length += text.length;
  shelf.texts.set(text, found);
  for (const oldest of shelf.texts.keys()) {
    if (shelf.length <= MOST) break;
    shelf.texts.delete(oldest);
    shelf.length -= oldest.length;
  }
  return found;
}

function readAnew(text: string, kind: Kind, grammar: Schema): ReadText {
  const { value, faults } = parse(text, kind);
  if (faults.length > 0) return { faults };
  return { value: frozen(value), faults: validateGrammar(grammar, value) };
}
