import { sql } from 'kysely';
import { operationStatuses } from '#/domain/operations/status/statuses.ts';

/** Statuses of orders that are not over; standing orders are none. */
export const goingStatuses: readonly string[] = Object.entries(operationStatuses)
  .filter(([status, { isFinal }]) => !isFinal && !status.startsWith('PERIODIC_'))
  .map(([status]) => status);

/** Orders that are not over, over the table `o`: what somebody still waits for. Of constants alone. */
export const UNDER_WAY = `(o.operation_status = any('{${goingStatuses.join()}}'::text[])
  and o.details->>'per_period' is null)`;

export const underWay = sql.raw(UNDER_WAY);
