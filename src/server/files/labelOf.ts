import { codeList } from '../tenants/codeList.ts';

/** The word for a code of a list; the code itself where the list does not know it, '-' for nothing. */
export function labelOf(list: string, code: string | null | undefined): string {
  if (!code) return '-';
  const { items } = codeList(list);
  return Object.hasOwn(items, code) ? items[code]!.label : code;
}
