import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCalendar, NAV_CALENDARS, type Calendar } from '#/domain/calendar/calendar.ts';
import type { CalendarsDocument } from '#/domain/calendar/calendar.ts';
import type { Tenant } from '../ports/tenant.ts';

const file = join(import.meta.dirname, '../../../schemas/codes/calendars.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as CalendarsDocument;

/** Business days on which products are valued: national and TARGET, the frozen years first. */
export const navCalendar = createCalendar({ calendars: NAV_CALENDARS, document });

const own = new WeakMap<object, Calendar>();

/** The same with the days on which a tenant closes beside them, and the holidays on which it opens. */
export function navCalendarOf({ holidays }: Pick<Tenant, 'holidays'>): Calendar {
  if (!holidays) return navCalendar;
  const known = own.get(holidays);
  if (known) return known;
  const calendar = createCalendar({ calendars: NAV_CALENDARS, document, ...holidays });
  own.set(holidays, calendar);
  return calendar;
}
