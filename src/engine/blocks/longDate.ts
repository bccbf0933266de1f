import { formatDateLong, formatInstantLong } from '#/domain/dates/format.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { spoken } from '../words/spoken.ts';

/** "5 de septiembre de 2026": a date, or the day of an instant where the tenant is, for the ear. */
export function longDate(value: unknown, { zone }: Pick<Localization, 'zone'>): string {
  const isInstant = typeof value === 'string' && value.includes('T');
  return isInstant
    ? formatInstantLong(value, zone, spoken()).replace(/,[^,]*$/, '')
    : formatDateLong(value, spoken());
}
