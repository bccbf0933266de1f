import type { Calendar } from '../calendar/calendar.ts';
import { addDays, type PlainDate } from '../dates/plainDate.ts';
import { toMadrid } from '../dates/wallClock.ts';
import { parseCents } from '../money/cents.ts';
import type { Operation } from '../operations/operation.ts';
import { readPeriodic } from '../operations/periodic/periodicRequest.ts';
import { schedule } from '../operations/periodic/schedule.ts';
import type { Contribution } from './contributionRoom.ts';

const executions: ReadonlySet<string> = new Set(['APORTACION', 'APORTACION_PERIODICA']);

/**
 * The contributions of a calendar year among the operations of one person's plans: executed,
 * pending, and what active periodic requests still bring after today. What cannot be read counts as
 * nothing; transfers between plans are no contributions, nor is what was undone because its money was taken back.
 * @param roleOf role of the operation's ordering party on its account
 */
export function contributionsOf(
  operations: readonly Operation[],
  today: PlainDate,
  calendar: Calendar,
  roleOf: (operation: Operation) => string = () => 'PARTICIPE',
): Contribution[] {
  const year = today.slice(0, 4);
  const undone = new Set(operations.map(({ reverses }) => reverses));
  return operations.flatMap((operation): Contribution[] => {
    const role = roleOf(operation);
    const { operation_type, operation_status } = operation;
    if (operation_type === 'SOLICITUD_APORTACION_PERIODICA')
      return operation_status === 'PERIODIC_ACTIVE'
        ? toCome(operation, today, calendar).map((amount) => ({ role, amount, state: 'committed' }))
        : [];
    const isCounted =
      executions.has(operation_type) &&
      operation_status !== 'CANCELLED' &&
      !undone.has(operation.uuid);
    if (!isCounted || yearOf(operation) !== year) return [];
    const amount = parseCents(operation.gross_amount) ?? 0n;
    return [{ role, amount, state: operation_status === 'FINALIZED' ? 'contributed' : 'pending' }];
  });
}

function toCome(operation: Operation, today: PlainDate, calendar: Calendar): bigint[] {
  const { request } = readPeriodic(operation);
  if (!request) return [];
  const last = `${today.slice(0, 4)}-12-31`;
  return schedule(request, calendar, addDays(today, 1), last).map(({ amount }) => amount);
}

/** Year in which the money was invested, or else ordered. */
function yearOf({ nav_date, value_date, request_date }: Operation): string | undefined {
  const date = nav_date ?? value_date;
  if (date) return date.slice(0, 4);
  if (!request_date) return undefined;
  return request_date.length === 10 ? request_date.slice(0, 4) : instantYear(request_date);
}

function instantYear(instant: string): string | undefined {
  try {
    return toMadrid(instant).date.slice(0, 4);
  } catch {
    return undefined;
  }
}
