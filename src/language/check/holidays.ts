import type { Diagnostic } from '../values/diagnostic.ts';
import { tenantOf } from '../assembly/source.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';
import { error, type Check } from './context.ts';

/** More days of one year are no holidays. */
const MOST = 30;

/** Days on which a tenant is closed are days, and few: whoever closes all year never pays anybody out. */
export const checkHolidays: Check = ({ kind, value, file, variant }) => {
  const isCalendar = kind === 'codes' && (value as { kind: string }).kind === 'calendars';
  if (isCalendar && (variant || tenantOf(file)))
    return [
      error('', 'Los calendarios son comunes: los días propios van en «holidays» de la entidad.'),
    ];
  if (kind !== 'tenant') return [];
  const { holidays = {} } = value as TenantDocument;
  return (['closed', 'open'] as const).flatMap((name): Diagnostic[] => {
    const days = holidays[name] ?? [];
    const years = Map.groupBy(days, (day) => day.slice(0, 4));
    return [
      ...days.flatMap((day, index) =>
        isDay(day) ? [] : [error(`/holidays/${name}/${index}`, `«${day}» no es un día.`)],
      ),
      ...[...years]
        .filter(([, all]) => all.length > MOST)
        .map(([year, all]) =>
          error(`/holidays/${name}`, `Caben ${MOST} días al año; ${year} tiene ${all.length}.`),
        ),
    ];
  });
};

/** Within a century of funds, and in the calendar. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isReal && day >= '2000' && day < '2100';
}
