import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { put, type Json } from '../lenses/json.ts';
import { refused, type Written } from '../lenses/written.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import { placedIn } from './inTable.ts';

/** The menus that people go about by. */
export const NAVIGATION = 'navigation/navigation';

/** An entry of a menu. */
export interface EntryId {
  table: 'sections' | 'menu';
  name: string;
}

export const entryAt = ({ table, name }: EntryId): string => `/${table}${step(name)}`;

/** The menus with one entry more, last. */
export function addEntry(documents: Documents, id: EntryId, entry: Json): Written {
  const document = valueOf(documents, NAVIGATION);
  const at = entryAt(id);
  if (read(document, at) !== undefined) return refused(documents, 'name_taken', NAVIGATION, at);
  const added = put(document, at, { order: 0, ...entry });
  return judged(documents, NAVIGATION, placedIn(added, `/${id.table}`, id.name));
}

/** The menus with an entry before another one, or last. */
export function moveEntry(documents: Documents, id: EntryId, before?: string): Written {
  const document = valueOf(documents, NAVIGATION);
  return isObject(read(document, entryAt(id)))
    ? judged(documents, NAVIGATION, placedIn(document, `/${id.table}`, id.name, before))
    : refused(documents, 'unknown_entry', NAVIGATION, entryAt(id));
}

/** The menus without an entry. */
export function removeEntry(documents: Documents, id: EntryId): Written {
  const document = valueOf(documents, NAVIGATION);
  return isObject(read(document, entryAt(id)))
    ? judged(documents, NAVIGATION, put(document, entryAt(id), undefined))
    : refused(documents, 'unknown_entry', NAVIGATION, entryAt(id));
}

/** An entry as the base has it, back in its place. */
export function showEntry(base: Documents, documents: Documents, id: EntryId): Written {
  const entry = read(valueOf(base, NAVIGATION), entryAt(id));
  return isObject(entry)
    ? judged(documents, NAVIGATION, put(valueOf(documents, NAVIGATION), entryAt(id), entry))
    : refused(documents, 'unknown_entry', NAVIGATION, entryAt(id));
}
