import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import * as money from '#/domain/money/format.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import type { Format } from './binding.ts';

type Formatter = (value: string, zone?: string) => string;

const formatters: Record<Exclude<Format, 'code'>, Formatter> = {
  text: (value) => value,
  money: (value) => money.formatMoney(value),
  moneySigned: (value) => money.formatMoneySigned(value),
  shares: (value) => money.formatShares(value),
  nav: (value) => money.formatNav(value),
  percent: (value) => money.formatPercent(value),
  percentSigned: (value) => money.formatPercentSigned(value),
  integer: (value) => money.formatInteger(value),
  date: (value, zone) =>
    value.includes('T') ? formatInstant(value, zone).slice(0, 11) : formatDate(value),
  instant: (value, zone) => formatInstant(value, zone),
  iban: (value) => value.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 '),
  reference: referenceOf,
};

/** One present value in one of the closed list of formats; '-' when it does not fit the format. */
export function formatValue(value: unknown, as: Exclude<Format, 'code'>, zone?: string): string {
  return formatters[as](String(value), zone);
}
