import type { Change } from '../tables/draftTables.ts';

/** Fields by their wire names. */
export type Values = Readonly<Record<string, string | boolean | null | undefined>>;

/** The fields that would change, each with what is stored and what it is to be; '' is nothing. */
export function changesOf(stored: Values, wanted: Values): Change[] {
  return Object.entries(wanted).flatMap(([field, value]) => {
    const change = { field, old: plain(stored[field]), new: plain(value) };
    return change.old === change.new ? [] : change;
  });
}

const plain = (value: string | boolean | null | undefined) =>
  value === undefined || value === '' ? null : value;
