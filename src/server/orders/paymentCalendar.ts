import { createCalendar, PAYMENT_CALENDARS } from '#/domain/calendar/calendar.ts';

/** Days on which money moves: TARGET, whose closing days follow from its rule. */
export const paymentCalendar = createCalendar({ calendars: PAYMENT_CALENDARS });
