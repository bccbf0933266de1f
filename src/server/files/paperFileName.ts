import { searchable } from '../kernel/searchable.ts';
import { labelOf } from './labelOf.ts';

/** Name of the file of a paper made for an order, of its kind's words: `mandato-sepa-2026-11-20.pdf`. */
export function paperFileName(subcategory: string, day: string): string {
  const words = searchable(labelOf('document-subcategories', subcategory));
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${day}.pdf`;
}
