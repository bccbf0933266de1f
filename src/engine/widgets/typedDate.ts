import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Reading } from '../fields/reading.ts';
import { readDateParts } from './dateParts.ts';

/**
 * A date as people write it in one field: "5/9/2026", "05092026", "5 de septiembre de 2026", or the
 * wire's own "2026-09-05". What is not one certain day is doubtful, as in three fields.
 */
export function readTypedDate(typed: string): Reading {
  const text = typed.trim();
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year) return readDateParts(day!, month!, year);
  const [, ...packed] = /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const parts = packed.length ? packed : text.split(/\s+de\s+|[\s/.-]+/i).filter(Boolean);
  return parts.length > 3
    ? { doubt: { code: 'typing.date' } }
    : readDateParts(parts[0] ?? '', parts[1] ?? '', parts[2] ?? '');
}

/** "05/09/2026": how a date stands in its field. */
export const spellDate = (date: PlainDate | undefined): string =>
  date ? `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : '';
