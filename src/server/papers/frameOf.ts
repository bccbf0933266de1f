import type { PdfDocument } from '../ports/pdfDocument.ts';
import type { Tenant } from '../ports/tenant.ts';

/** What all papers of a tenant have in one language, beside what each says. */
export type Frame = Pick<PdfDocument, 'brand' | 'at' | 'language' | 'page'>;

/** Name and colour of a tenant as it published them, and how its pages are numbered. */
export function frameOf(
  { displayName, style, languages, words }: Tenant,
  at: string,
  language = languages[0] ?? 'es',
): Frame {
  return {
    brand: { name: displayName, color: style?.light['--color-primary'] ?? '#1A1F26' },
    at,
    language,
    page: words(language)('paper.page', { page: '{page}', pages: '{pages}' }),
  };
}
