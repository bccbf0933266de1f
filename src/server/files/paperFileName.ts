import { searchable } from '../kernel/searchable.ts';
import type { Words } from '../kernel/words.ts';

/**
 * Name of the file of a paper made for an order, of its kind's words: `mandato-sepa-2026-11-20.pdf`. All who open the
 * order read the same one, so its words are those of the paper itself: the tenant's.
 */
export const paperFileName = (words: Words, subcategory: string, day: string): string =>
  titledFileName(words.value({ list: 'document-subcategories', code: subcategory }), day);

/** The same of a paper that goes by a title of its own: `justificante-de-la-anulacion-2026-11-20.pdf`. */
export function titledFileName(title: string, day: string): string {
  const label = searchable(title);
  return `${label.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${day}.pdf`;
}
