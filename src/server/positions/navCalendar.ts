import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCalendar, NAV_CALENDARS } from '#/domain/calendar/calendar.ts';
import type { CalendarsDocument } from '#/domain/calendar/calendar.ts';

const file = join(import.meta.dirname, '../../../schemas/codes/calendars.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as CalendarsDocument;

/** Business days on which products are valued: national and TARGET, the frozen years first. */
export const navCalendar = createCalendar({ calendars: NAV_CALENDARS, document });
