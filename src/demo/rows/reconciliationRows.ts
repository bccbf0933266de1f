import { isOpen } from '#/domain/operations/status/statuses.ts';
import { paidAlone } from '#/server/orders/reconcile.ts';
import { hasArrived } from '../history/incomingTransfer.ts';
import { historyRows } from '../history/history.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/**
 * The money of orders under way that were validated: it was matched with them then. That of a transfer from another
 * entity when all of it was here.
 */
export const reconciliationRows = (story: DemoDataset): Row[] => {
  const funded = story.operations.filter(
    ({ operation }) =>
      (paidAlone.has(operation.type) && isOpen({ operation_status: operation.status })) ||
      hasArrived(operation),
  );
  const validated = new Map(
    historyRows({ ...story, operations: funded })
      // The later one of two holds.
      .filter(({ status_to }) => status_to === 'VALIDATED' || status_to === 'SNCE_3')
      .map(({ uuid_operation, changed_at }) => [uuid_operation, changed_at]),
  );
  return funded.flatMap(({ operation: { key, gross } }) => {
    const uuid = story.id(`operation/${key}`);
    const at = validated.get(uuid);
    if (typeof at !== 'string' || gross === undefined) return [];
    return [
      {
        uuid_operation: uuid,
        amount: gross.toString(),
        reconciled_on: at.slice(0, 10),
        reconciled_at: at,
        source: 'TRANSFER',
        reference: null,
      },
    ];
  });
};
