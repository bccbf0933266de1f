import { addDays, addMonths, type PlainDate } from '../dates/plainDate.ts';

/** How long a test or questionnaire serves. */
export interface Validity {
  count: number;
  unit: keyof typeof longestValidity;
}

/**
 * The validity that a tenant's `front_params` give under a name (`TC_VALIDITY`, `KYC_VALIDITY`), in
 * months unless `<name>_UNIT` says DAYS; 60 months where nothing usable is given.
 * @source specification §9
 */
export function validityOf(
  frontParams: object | null | undefined,
  name: 'TC_VALIDITY' | 'KYC_VALIDITY',
): Validity {
  const given = frontParams as Record<string, unknown> | null | undefined;
  const count = Number(given?.[name] ?? Number.NaN);
  const unit = given?.[`${name}_UNIT`] === 'DAYS' ? 'DAYS' : 'MONTHS';
  const isUsable = Number.isInteger(count) && count > 0 && count <= longestValidity[unit];
  return isUsable ? { count, unit } : { count: 60, unit: 'MONTHS' };
}

/** The first day on which what was answered that day no longer serves. */
export function expiresOn(answeredOn: PlainDate, { count, unit }: Validity): PlainDate {
  return unit === 'DAYS' ? addDays(answeredOn, count) : addMonths(answeredOn, count);
}

/** A century in each unit: more is a mistake in the configuration. */
export const longestValidity = { DAYS: 36_525, MONTHS: 1_200 };
