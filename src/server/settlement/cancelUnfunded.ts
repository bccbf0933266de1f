import { transitionOperation } from '../orders/transitionOperation.ts';
import type { ExecutionStep } from './executions/executionStep.ts';
import { notifyUnfilled } from './notifyUnfilled.ts';

/**
 * An order for participations that are gone: the registry sends it back and staff cancels it. In the
 * demo that is done at once; elsewhere it waits for staff, who are told, and so are its owners, once.
 */
export async function cancelUnfunded({
  settling: settlement,
  db,
  row,
}: ExecutionStep): Promise<void> {
  const { context, tenant, day } = settlement;
  if (!context.config.isDemo) {
    await notifyUnfilled(settlement, { db, row }, { words: 'unfilled.no_shares' });
    return;
  }
  await transitionOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'CANCELLED',
    by: 'STAFF',
    channel: 'PRESENCIAL',
    reason: { words: 'why.no_shares_left' },
    facts: { today: day },
  });
}
