import { entryAt, NAVIGATION, type EntryId } from '#/language/edits/entries.ts';
import { inTurn } from '#/language/edits/inTable.ts';
import { grammars } from '#/language/grammar/index.ts';
import { deref } from '#/language/grammar/validateGrammar.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { reasonAt, type LockReason } from '#/language/lenses/lockReason.ts';
import { slotsOf, type Slot } from '#/language/lenses/slots.ts';
import { toldWords } from '../editing/toldWords.ts';

export const tables = ['sections', 'menu'] as const satisfies readonly EntryId['table'][];

/** An entry of a menu as the list shows it. */
export interface ListedEntry {
  id: EntryId;
  title: string;
  to: string;
  lock?: LockReason;
}

/** The entries of a menu in the order in which people meet them. */
export function entryList(documents: Documents, table: EntryId['table']): ListedEntry[] {
  const entries = objectAt(valueOf(documents, NAVIGATION), table);
  return inTurn(entries).map((name) => {
    const entry = objectAt(entries, name);
    const id = { table, name };
    return {
      id,
      title: toldWords(entry.label) ?? name,
      to: String(entry.to ?? ''),
      ...(entry.locked !== undefined && { lock: reasonAt(documents, NAVIGATION, entryAt(id)) }),
    };
  });
}

/** What an entry of a menu may say. */
export const entrySlots = (table: EntryId['table']): readonly Slot[] => slots[table];

const slotsIn = (table: EntryId['table']) =>
  slotsOf(deref(deref(grammars.navigation.properties![table]!).additionalProperties || {}));

const slots = { sections: slotsIn('sections'), menu: slotsIn('menu') };

/** An entry's name in an address, and back. */
export const toParam = ({ table, name }: EntryId): string => `${table}.${name}`;
export const isParam = (param: string | null, id: EntryId): boolean => param === toParam(id);
