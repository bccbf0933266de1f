import { parseDecimal, unitsAt } from './decimal.ts';
import { toWire } from './wire.ts';

/**
 * What a formatter takes: a wire decimal, or an integer in the unit of the format (cents,
 * micro-participations, NAV in millionths, hundredths of a percent). Anything else is shown as '-'.
 */
export type Quantity = string | bigint | number | null | undefined;

/** Shown where there is nothing to show; a zero is written out. */
export const EMPTY = '-';
const SPACE = '\u00a0';

/** "1.234,50 €" with a no-break space; empty is '-' and zero "0,00 €". @source specification §9 */
export function formatMoney(value: Quantity): string {
  return shown(value, 2, '', `${SPACE}€`);
}

/** Money with "+" before a gain. */
export function formatMoneySigned(value: Quantity): string {
  return shown(value, 2, '+', `${SPACE}€`);
}

/** "1.234,50": money where the unit stands elsewhere. */
export function formatAmount(value: Quantity): string {
  return shown(value, 2, '', '');
}

/** "32,467533": participations and general decimals. */
export function formatShares(value: Quantity): string {
  return shown(value, 6, '', '');
}

/** "10,500000 €": net asset value of a participation. */
export function formatNav(value: Quantity): string {
  return shown(value, 6, '', `${SPACE}€`);
}

/** "12,34 %". */
export function formatPercent(value: Quantity): string {
  return shown(value, 2, '', `${SPACE}%`);
}

/** "+12,34 %". */
export function formatPercentSigned(value: Quantity): string {
  return shown(value, 2, '+', `${SPACE}%`);
}

/** "3.000": a count. */
export function formatInteger(value: Quantity): string {
  return shown(value, 0, '', '');
}

function shown(value: Quantity, decimals: number, plus: string, unit: string): string {
  const units = unitsOf(value, decimals);
  if (units === undefined) return EMPTY;
  const [whole = '', fraction] = toWire(units < 0n ? -units : units, decimals).split('.');
  const sign = units < 0n ? '-' : units > 0n ? plus : '';
  return sign + grouped(whole) + (fraction ? `,${fraction}` : '') + unit;
}

function unitsOf(value: Quantity, decimals: number): bigint | undefined {
  if (typeof value === 'bigint') return value;
  const decimal = parseDecimal(value);
  return decimal && unitsAt(decimal, decimals);
}

/** Dots every three digits, four digits included, as de-DE has it and es-ES has not. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
