import { moveOperation } from '../orders/moveOperation.ts';
import type { ExecutionStep } from './executionStep.ts';
import { tellUnfilled } from './tellUnfilled.ts';

/**
 * An order for participations that are gone: the registry sends it back and staff cancels it. In the
 * demo that is done at once; elsewhere it waits for staff, who are told, and so are its owners, once.
 */
export async function findNothing({ settling, db, row }: ExecutionStep): Promise<void> {
  const { context, tenant, day } = settling;
  if (!context.config.isDemo) {
    await tellUnfilled(settling, { db, row }, 'no quedan participaciones disponibles.');
    return;
  }
  await moveOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'CANCELLED',
    by: 'STAFF',
    channel: 'PRESENCIAL',
    reason: 'No quedan participaciones disponibles.',
    facts: { today: day },
  });
}
