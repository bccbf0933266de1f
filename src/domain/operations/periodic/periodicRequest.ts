import { MONTHS_PER_PERIOD, type Periodicity, type Series } from '../../calendar/series.ts';
import { parseDate } from '../../dates/plainDate.ts';
import type { Issue } from '../../kernel/issue.ts';
import { parseCents } from '../../money/cents.ts';
import { parseShares } from '../../money/shares.ts';
import { parseDecimal } from '../../money/decimal.ts';
import type { Operation } from '../../orders/operation.ts';
import { increaseTypes, type Increase, type Measure } from './increase.ts';

/** A periodic request as its schedule reads it. */
export interface PeriodicRequest extends Series {
  /** In the units of its measure: cents, or millionths of a participation. */
  amount: bigint;
  measure: Measure;
  increase?: Increase;
  /** How often the increase applies. */
  increasePeriod: Periodicity;
}

export type ReadPeriodic =
  { request: PeriodicRequest; issues?: undefined } | { request?: undefined; issues: Issue[] };

/** What a request says of its schedule. */
export type PeriodicFields = Pick<
  Operation,
  | 'amount_shares_indicator'
  | 'gross_amount'
  | 'net_amount'
  | 'shares'
  | 'per_period'
  | 'per_start_date'
  | 'per_end_date'
  | 'per_increase_type'
  | 'per_increase'
  | 'per_increase_period'
>;

/**
 * Reads the schedule of a request, whose amount is gross, net or participations. The increase is yearly unless it says otherwise; without a type
 * there is none, whatever its value. Code `periodic.unreadable`, pointing at the field; an end before
 * the start is `periodic.end`.
 */
export function readPeriodic(fields: PeriodicFields): ReadPeriodic {
  const issues: Issue[] = [];
  const refuse = (field: keyof PeriodicFields, code = 'periodic.unreadable') => {
    issues.push({ code, path: `/${field}` });
    return undefined;
  };
  const period = parsePeriodicity(fields.per_period) ?? refuse('per_period');
  const start = parseDate(fields.per_start_date) ?? refuse('per_start_date');
  const measure = measureOf(fields);
  const field = amountFields[measure];
  const parse = measure === 'P' ? parseShares : parseCents;
  const amount = positive(parse(fields[field])) ?? refuse(field);
  const end = fields.per_end_date ? parseDate(fields.per_end_date) : null;
  if (end === undefined) refuse('per_end_date');
  else if (end && start && end < start) refuse('per_end_date', 'periodic.end');
  const type = fields.per_increase_type
    ? (increaseTypes.find((name) => name === fields.per_increase_type) ??
      refuse('per_increase_type'))
    : undefined;
  const value = type ? (parseDecimal(fields.per_increase) ?? refuse('per_increase')) : undefined;
  if (value && value.units < 0n) refuse('per_increase');
  const increasePeriod = fields.per_increase_period
    ? (parsePeriodicity(fields.per_increase_period) ?? refuse('per_increase_period'))
    : 'ANUAL';
  if (issues.length > 0 || !period || !start || amount === undefined || !increasePeriod)
    return { issues };
  const increase = type && value ? { type, value } : undefined;
  return { request: { period, start, end, amount, measure, increase, increasePeriod } };
}

export function parsePeriodicity(value: unknown): Periodicity | undefined {
  return typeof value === 'string' && Object.hasOwn(MONTHS_PER_PERIOD, value)
    ? (value as Periodicity)
    : undefined;
}

/** Where the amount of each measure stands. */
export const amountFields = {
  B: 'gross_amount',
  I: 'net_amount',
  P: 'shares',
} as const satisfies Record<Measure, keyof PeriodicFields>;

/** The measure that a request names, else the one that it fills in. */
export function measureOf(
  fields: Pick<PeriodicFields, 'amount_shares_indicator' | (typeof amountFields)[Measure]>,
): Measure {
  const { amount_shares_indicator: named } = fields;
  if (named === 'B' || named === 'I' || named === 'P') return named;
  return (['B', 'I', 'P'] as const).find((each) => fields[amountFields[each]]) ?? 'B';
}

const positive = (amount: bigint | undefined): bigint | undefined =>
  amount !== undefined && amount > 0n ? amount : undefined;
