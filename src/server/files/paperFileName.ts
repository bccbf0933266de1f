import { searchable } from '../kernel/searchable.ts';
import type { Words } from '../kernel/words.ts';

/**
 * Name of the file of a paper made for an order, of its kind's words: `mandato-sepa-2026-11-20.pdf`. All who open the
 * order read the same one, so its words are those of the paper itself: the tenant's.
 */
export function paperFileName(words: Words, subcategory: string, day: string): string {
  const label = searchable(words.value({ list: 'document-subcategories', code: subcategory }));
  return `${label.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${day}.pdf`;
}
