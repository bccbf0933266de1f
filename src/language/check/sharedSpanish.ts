import type { Context } from './context.ts';

/** Codes → Spanish sentences: what the shared texts say in Spanish. */
export function sharedSpanish({ documents }: Pick<Context, 'documents'>): Record<string, string> {
  const parts = documents.get('texts/es')?.parts ?? [];
  return Object.assign(
    {},
    ...parts.filter(({ file }) => file.startsWith('schemas/')).map(({ value }) => value),
  ) as Record<string, string>;
}
