import type { Issue } from '../kernel/issue.ts';
import { unitsAt } from './decimal.ts';
import { parseSpanishDecimal } from './spanishDecimal.ts';
import { toWire } from './wire.ts';

/** The amount as the wire writes it ('' for nothing typed), or why it was refused. */
export type SpanishAmount =
  { value: string; issue?: undefined } | { value?: undefined; issue: Issue };

const LONGEST = 60;
const UNIT = /\s*(?:€|EUR)$/i;

/**
 * Reads an amount as Spaniards type it: dots between thousands, comma before the decimals, a "€" at
 * the end allowed. "1.234" is 1234 and "12.000" is 12000, never 1.234 and 12. What could be meant in
 * another way ("1234.56", "1,234.56", "0.123") is refused with advice rather than guessed, and so is
 * a sign.
 *
 * Refusals: `typing.amount` (spelling), `typing.decimals` (more decimals than `decimals`, given as
 * param), `typing.size` (more than 15 digits before the comma).
 */
export function parseSpanishAmount(text: unknown, decimals = 2): SpanishAmount {
  if (text === undefined || text === null) return { value: '' };
  if (typeof text !== 'string' || text.length > LONGEST) return refused('typing.amount');
  const typed = text.trim().replace(UNIT, '');
  if (typed === '') return text.trim() === '' ? { value: '' } : refused('typing.amount');
  if (/^\d{16,}(?:,\d+)?$/.test(typed.replaceAll('.', ''))) return refused('typing.size');
  const decimal = parseSpanishDecimal(typed);
  if (!decimal || typed.startsWith('-')) return refused('typing.amount');
  if (decimal.scale > decimals) return refused('typing.decimals', { decimals });
  return { value: toWire(unitsAt(decimal, decimals), decimals) };
}

function refused(code: string, params?: Issue['params']): SpanishAmount {
  return { issue: { code, path: '', ...(params && { params }) } };
}
