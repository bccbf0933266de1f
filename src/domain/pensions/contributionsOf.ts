import type { Calendar } from '../calendar/calendar.ts';
import { addDays, type PlainDate } from '../dates/plainDate.ts';
import { toWallClock } from '../dates/wallClock.ts';
import { parseCents } from '../money/cents.ts';
import type { Operation } from '../orders/operation.ts';
import { isOpen } from '../operations/status/statuses.ts';
import { findOperationType } from '../operations/findOperationType.ts';
import { readPeriodic } from '../operations/periodic/periodicRequest.ts';
import { schedule } from '../operations/periodic/schedule.ts';
import type { Contribution } from './contributionAllowance.ts';
import type { PlanSystem } from './planSystem.ts';

/** Of which year contributions are counted, and what is known of those under way. */
export interface Counting {
  today: PlainDate;
  /** A day of the year that is asked for; today's unless told. */
  on?: PlainDate;
  calendar: Calendar;
  /** Zone of the instants at which orders were given. */
  zone?: string;
  /** System of the plan that the operation is of. */
  systemOf: (operation: Operation) => PlanSystem;
  /** Role of the operation's ordering party on its account. */
  roleOf?: (operation: Operation) => string;
  /** NAV date that an order under way gets; undefined while it waits for something. */
  navDateOf?: (operation: Operation) => PlainDate | undefined;
  /** Leaves out what still waits for something, and what only may come. */
  isPricedOnly?: boolean;
}

/**
 * The contributions of a calendar year among the operations of one person's plans: executed,
 * pending, and what periodic requests still bring, from when they are given until they end or are suspended. Of one that is
 * changed what the change or what stands brings counts, whichever is more. One order under way is of the year in which it is
 * invested; while that is not known it takes room from every year that is asked for. What cannot be read counts as
 * nothing; transfers between plans are no contributions, nor is what was undone because its money was taken back.
 * @source RDL 1/2002 art. 5.3
 */
export function contributionsOf(
  operations: readonly Operation[],
  counting: Counting,
): Contribution[] {
  const { today, on = today, roleOf = () => 'PARTICIPE', isPricedOnly = false } = counting;
  const year = on.slice(0, 4);
  const undone = new Set(operations.map(({ reverses }) => reverses));
  const coming = isPricedOnly ? new Map<string, bigint[]>() : commitments(operations, counting);
  return operations.flatMap((operation): Contribution[] => {
    const whose = { role: roleOf(operation), system: counting.systemOf(operation) };
    const { operation_type, operation_status } = operation;
    const type = findOperationType(operation_type);
    if (!type?.isContribution) return [];
    if (type.child) {
      const amounts = coming.get(operation.uuid) ?? [];
      return amounts.map((amount) => ({ ...whose, amount, state: 'committed' }));
    }
    if (operation_status === 'CANCELLED' || undone.has(operation.uuid)) return [];
    const state = operation_status === 'FINALIZED' ? 'contributed' : 'pending';
    const invested =
      state === 'contributed'
        ? investedIn(operation, counting.zone)
        : (operation.nav_date ?? counting.navDateOf?.(operation))?.slice(0, 4);
    const isOfYear = invested === year || (!invested && state === 'pending' && !isPricedOnly);
    return isOfYear ? [{ ...whose, amount: parseCents(operation.gross_amount) ?? 0n, state }] : [];
  });
}

/** What each periodic request still brings in the year, by its uuid. */
function commitments(operations: readonly Operation[], counting: Counting): Map<string, bigint[]> {
  const standing = operations.filter(
    (operation) =>
      findOperationType(operation.operation_type)?.child &&
      isOpen(operation) &&
      operation.operation_status !== 'PERIODIC_SUSPENDED',
  );
  const coming = new Map(standing.map((each) => [each.uuid, toCome(each, counting)]));
  for (const { uuid, uuid_replaced } of standing) {
    if (!uuid_replaced || !coming.has(uuid_replaced)) continue;
    const isMore = sum(coming.get(uuid)!) > sum(coming.get(uuid_replaced)!);
    coming.delete(isMore ? uuid_replaced : uuid);
  }
  return coming;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n);

/** One that is active has brought what is of today. */
function toCome(operation: Operation, { today, on = today, calendar }: Counting): bigint[] {
  const { request } = readPeriodic(operation);
  if (!request) return [];
  const [first, last] = [`${on.slice(0, 4)}-01-01`, `${on.slice(0, 4)}-12-31`];
  const next = operation.operation_status === 'PERIODIC_ACTIVE' ? addDays(today, 1) : today;
  const from = next > first ? next : first;
  return schedule(request, calendar, from, last).map(({ amount }) => amount);
}

/** Year in which the money was invested, or else ordered. */
function investedIn(
  { nav_date, value_date, request_date }: Operation,
  zone?: string,
): string | undefined {
  const date = nav_date ?? value_date;
  if (date) return date.slice(0, 4);
  if (!request_date) return undefined;
  return request_date.length === 10 ? request_date.slice(0, 4) : instantYear(request_date, zone);
}

function instantYear(instant: string, zone?: string): string | undefined {
  try {
    return toWallClock(instant, zone).date.slice(0, 4);
  } catch {
    return undefined;
  }
}
