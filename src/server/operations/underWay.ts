import { sql, type RawBuilder } from 'kysely';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { operationStatuses } from '#/domain/operations/status/statuses.ts';

/** Statuses of orders that are not over; standing orders are none. */
export const goingStatuses: readonly string[] = Object.entries(operationStatuses)
  .filter(([status, { isFinal }]) => !isFinal && !status.startsWith('PERIODIC_'))
  .map(([status]) => status);

/** Orders that are not over, over the table `o`: what somebody still waits for. Of constants alone. */
export const UNDER_WAY = `(o.operation_status = any('{${goingStatuses.join()}}'::text[])
  and o.details->>'per_period' is null)`;

/** Those, and what is executed and is settled after a day: its money is still to come. */
export const underWayOn = (today: PlainDate): RawBuilder<unknown> =>
  sql`(${sql.raw(UNDER_WAY)} or (o.operation_status = 'FINALIZED' and o.settlement_date > ${today}::date))`;

/**
 * Standing orders that go on, and those that were given and will once they are signed and checked; not changes of one,
 * which take its place then. Of constants alone.
 */
export const goingOn = sql.raw(`(o.operation_status = 'PERIODIC_ACTIVE'
  or (o.operation_status = any('{${goingStatuses.join()}}'::text[])
    and o.details->>'per_period' is not null and o.uuid_replaced is null))`);
