/**
 * Periods per year as the annual limits count them. TRIMESTRAL counts 3 here, as specified; the
 * schedule has four quarters and the server sums the real dates.
 * @source specification §9 (periodic operations)
 */
const PERIODS_PER_YEAR: Readonly<Record<string, bigint>> = {
  MENSUAL: 12n,
  TRIMESTRAL: 3n,
  SEMESTRAL: 2n,
  ANUAL: 1n,
};

/** @returns undefined for an unknown periodicity */
export function periodsPerYear(period: unknown): bigint | undefined {
  return typeof period === 'string' && Object.hasOwn(PERIODS_PER_YEAR, period)
    ? PERIODS_PER_YEAR[period]
    : undefined;
}
