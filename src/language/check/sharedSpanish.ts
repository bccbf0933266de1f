import type { Context } from './context.ts';

/** Codes → Spanish sentences: what the shared texts say in Spanish. */
export const sharedSpanish = (context: Pick<Context, 'documents'>): Record<string, string> =>
  sharedTexts(context, 'es');

/** What the product itself says in a language. */
export function sharedTexts(
  { documents }: Pick<Context, 'documents'>,
  language: string,
): Record<string, string> {
  const parts = documents.get(`texts/${language}`)?.parts ?? [];
  return Object.assign(
    {},
    ...parts.filter(({ file }) => file.startsWith('schemas/')).map(({ value }) => value),
  ) as Record<string, string>;
}
