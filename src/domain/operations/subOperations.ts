import type { Operation } from '../orders/operation.ts';

/**
 * The operations that came out of a request: occurrences of a periodic one, executions of a
 * transfer. Oldest first.
 * @source specification §7 (GET /operations/{id}/operations)
 */
export function subOperations<Some extends Operation>(
  request: Pick<Operation, 'uuid'>,
  operations: readonly Some[],
): Some[] {
  return operations
    .filter(
      ({ uuid_request, per_uuid_operation_periodic_request }) =>
        uuid_request === request.uuid || per_uuid_operation_periodic_request === request.uuid,
    )
    .sort((left, right) => (dayOf(left) < dayOf(right) ? -1 : dayOf(left) > dayOf(right) ? 1 : 0));
}

const dayOf = ({ nav_date, value_date, request_date }: Operation): string =>
  nav_date ?? value_date ?? request_date ?? '';
