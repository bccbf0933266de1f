import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Reading } from '../fields/reading.ts';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/**
 * A date from what stands in three fields; empty ones are no answer, and anything that is not one
 * certain day is doubtful: `typing.date_parts` (something is missing), `typing.date`.
 */
export function readDateParts(day: string, month: string, year: string): Reading {
  if (!day && !month && !year) return { value: undefined };
  if (!day || !month || !year) return { doubt: { code: 'typing.date_parts' } };
  const number = /^\d{1,2}$/.test(month) ? Number(month) : monthNamed(month);
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year) || !number)
    return { doubt: { code: 'typing.date' } };
  const value = parseDate(`${year}-${two(number)}-${two(Number(day))}`);
  return value ? { value } : { doubt: { code: 'typing.date' } };
}

/** "septiembre", "Sept.", "sep" → 9; 0 for what is no month. */
function monthNamed(name: string): number {
  const plain = name.toLowerCase().replace(/\.$/, '');
  return plain.length >= 3 && /^[a-z]+$/.test(plain) ? MONTHS.indexOf(plain.slice(0, 3)) + 1 : 0;
}

const two = (number: number) => String(number).padStart(2, '0');
