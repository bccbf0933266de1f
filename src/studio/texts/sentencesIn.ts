import { grammars, type Kind } from '#/language/grammar/index.ts';
import { walk } from '#/language/grammar/walk.ts';
import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { withEntry } from '#/language/lenses/json.ts';
import type { Written } from '#/language/lenses/written.ts';
import { isObject } from '#/language/values/mergePatch.ts';

/** Every sentence of a document once, in the order in which it says them. */
export function sentencesIn(documents: Documents, key: string): string[] {
  const said = new Set<string>();
  const kind = key.slice(0, key.indexOf('/')) as Kind;
  walk(grammars[kind], valueOf(documents, key), ({ role, value }) => {
    if (role !== 'text') return;
    const text = isObject(value) ? value.text : value;
    if (typeof text === 'string') said.add(text);
  });
  return [...said];
}

/** The documents in which a sentence is said so in a language; without words nobody has translated it. */
export function withSentence(
  documents: Documents,
  language: string,
  sentence: string,
  text: string,
): Written {
  const at = `texts/${language}`;
  const after = withEntry(valueOf(documents, at), sentence, text || undefined);
  return { documents: withValue(documents, at, after), issues: [] };
}
