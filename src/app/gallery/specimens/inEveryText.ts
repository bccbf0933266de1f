import { found } from '#/language/grammar/walk.ts';
import { grammars } from '#/language/grammar/index.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { segments } from '#/language/values/pointer.ts';

/** The same document with one sentence in the place of every text that its grammar knows. */
export function inEveryText<T extends object>(
  kind: 'form' | 'screen',
  document: T,
  text: string,
): T {
  const copy = structuredClone(document);
  for (const { pointer, value } of found(grammars[kind], document, 'text'))
    place(
      copy,
      segments(pointer),
      typeof value === 'string' ? text : { ...(value as object), text },
    );
  return copy;
}

/** The same answer with the sentence in the place of every string that is words, and no number, date or id. */
export function inEveryWord(answer: unknown, text: string): unknown {
  if (typeof answer === 'string') return isWords(answer) ? text : answer;
  if (Array.isArray(answer)) return answer.map((inner) => inEveryWord(inner, text));
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, inner]) => [name, inEveryWord(inner, text)]),
  );
}

/** A sentence or a name begins with a capital and goes on in small letters; codes and ids do not. */
const isWords = (text: string) => /^\p{Lu}\p{Ll}|\p{Ll} \p{L}/u.test(text);

function place(document: unknown, tokens: readonly string[], value: unknown): void {
  const last = tokens.at(-1)!;
  const parent = tokens
    .slice(0, -1)
    .reduce((at, token) => (at as Record<string, unknown>)[token], document);
  (parent as Record<string, unknown>)[last] = value;
}
