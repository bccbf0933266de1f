import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';

const folder = join(import.meta.dirname, '../../../schemas/codes');
const lists = new Map<string, CodesDocument>();

/** A code list that every tenant shares, read once. Throws when there is none of that name. */
export function codeList(id: string): CodesDocument {
  const known = lists.get(id);
  if (known) return known;
  const list = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as CodesDocument;
  lists.set(id, list);
  return list;
}

/** The items of a list in its order. */
export const itemsOf = ({ items }: CodesDocument) =>
  Object.entries(items).sort(([, left], [, right]) => left.order - right.order);

/** Whether a list that every tenant shares has a code. */
export const isListed = (id: string, code: string): boolean =>
  Object.hasOwn(codeList(id).items, code);
