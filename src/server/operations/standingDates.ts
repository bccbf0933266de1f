import type { Calendar } from '#/domain/calendar/calendar.ts';
import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { upcoming } from '#/domain/operations/periodic/upcoming.ts';
import { readPeriodic, type PeriodicFields } from '#/domain/operations/periodic/periodicRequest.ts';
import type { Due } from '#/domain/operations/periodic/schedule.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';

/**
 * The business days after today on which a standing order is carried out, the next first, and how much for: of one that
 * goes on, and of one that has been given and will once it is signed and checked. None while it is suspended, or while what it
 * changes is, which it then stays.
 */
export function standingDates(
  order: PeriodicFields & { operation_status: string; replaced_status?: string | null },
  today: PlainDate,
  calendar: Calendar,
  count: number,
): Due[] {
  const isSuspended = [order.operation_status, order.replaced_status].includes(
    'PERIODIC_SUSPENDED',
  );
  if (!order.per_period || !isOpen(order) || isSuspended) return [];
  const { request } = readPeriodic(order);
  return request ? upcoming(request, calendar, addDays(today, 1), count) : [];
}
