import type { Context } from './context.ts';

/** Codes → Spanish sentences: what the shared texts say in Spanish. */
export const sharedSpanish = (context: Pick<Context, 'documents'>): Record<string, string> =>
  sharedTexts(context, 'es');

/** What the product itself says in a language: by sentences and codes, or by codes alone. */
export function sharedTexts(
  { documents }: Pick<Context, 'documents'>,
  language: string,
  kind: 'texts' | 'words' = 'texts',
): Record<string, string> {
  const before = known.get(documents) ?? new Map<string, Record<string, string>>();
  known.set(documents, before);
  const key = `${kind}/${language}`;
  const parts = documents.get(key)?.parts ?? [];
  const texts =
    before.get(key) ??
    (Object.assign(
      {},
      ...parts.filter(({ file }) => file.startsWith('schemas/')).map(({ value }) => value),
    ) as Record<string, string>);
  before.set(key, texts);
  return texts;
}

/** Found once for all the documents of a check. */
const known = new WeakMap<Context['documents'], Map<string, Record<string, string>>>();
