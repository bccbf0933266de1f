import { sql } from 'kysely';
import { operationStatuses } from '#/domain/operations/status/statuses.ts';

/** Statuses of orders that are not over; standing orders are none. */
export const goingStatuses: readonly string[] = Object.entries(operationStatuses)
  .filter(([status, { isFinal }]) => !isFinal && !status.startsWith('PERIODIC_'))
  .map(([status]) => status);

/** Orders that are not over, over the table `o`: what somebody still waits for. */
export const underWay = sql`(o.operation_status = any(${[...goingStatuses]}::text[])
  and o.details->>'per_period' is null)`;
