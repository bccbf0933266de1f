import type { Documents } from '../lenses/documents.ts';
import { printSpread, rewrite } from '../lenses/rewrite.ts';
import { mergeValues, type Clash } from './mergeValues.ts';

/** A clash with the document that has it; `''` is the document as a whole. */
export interface Conflict extends Clash {
  in: string;
}

export interface Merged {
  documents: Documents;
  /** Both versions of every place that two proposals changed differently; there the base stands still. */
  conflicts: Conflict[];
}

/** The documents that two changes of a base make together: byte for byte the same, whichever is published first. */
export function mergeDocuments(base: Documents, ours: Documents, theirs: Documents): Merged {
  const keys = [...new Set([base, ours, theirs].flatMap((all) => Object.keys(all)))].sort();
  const conflicts: Conflict[] = [];
  const texts = keys.map((key): [string, string | undefined] => {
    const { text, clashes } = mergeTexts(base[key], ours[key], theirs[key]);
    conflicts.push(...clashes.map((clash) => ({ ...clash, in: key })));
    return [key, text];
  });
  const kept = texts.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { documents: Object.fromEntries(kept), conflicts };
}

type Text = string | undefined;

function mergeTexts(base: Text, ours: Text, theirs: Text): { text: Text; clashes: Clash[] } {
  if (ours === theirs || base === theirs) return { text: ours, clashes: [] };
  if (base === ours) return { text: theirs, clashes: [] };
  const [was, here, there] = [base, ours, theirs].map((text) =>
    text === undefined ? undefined : (JSON.parse(text) as unknown),
  );
  const { value, clashes } = mergeValues(was, here, there);
  if (value === undefined) return { text: undefined, clashes };
  return { text: base === undefined ? printSpread(value) : rewrite(base, value), clashes };
}
