import type { Calendar } from '#/domain/calendar/calendar.ts';
import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { upcoming } from '#/domain/operations/periodic/upcoming.ts';
import { readPeriodic, type PeriodicFields } from '#/domain/operations/periodic/periodicRequest.ts';
import type { Due } from '#/domain/operations/periodic/schedule.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';

/**
 * The business days after today on which a standing order is carried out, the next first, and how much for: of one that
 * goes on, and of one that has been given and will once it is signed and checked. None while it is suspended.
 */
export function standingDates(
  order: PeriodicFields & { operation_status: string },
  today: PlainDate,
  calendar: Calendar,
  count: number,
): Due[] {
  if (!order.per_period || !isOpen(order) || order.operation_status === 'PERIODIC_SUSPENDED')
    return [];
  const { request } = readPeriodic(order);
  return request ? upcoming(request, calendar, addDays(today, 1), count) : [];
}
