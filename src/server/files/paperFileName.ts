import { searchable } from '../kernel/searchable.ts';
import { codeList } from '../tenants/codeList.ts';

/** Name of the file of a paper made for an order, of its kind's words: `mandato-sepa-2026-11-20.pdf`. */
export function paperFileName(subcategory: string, day: string): string {
  const { items } = codeList('document-subcategories');
  const words = searchable(items[subcategory]?.label ?? subcategory);
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${day}.pdf`;
}
