import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { childTypeOf } from '#/domain/operations/periodic/child.ts';
import { withTenant } from '../database/withTenant.ts';
import { awaitingDebits } from '../debits/awaitingDebits.ts';
import { forEachOperation } from './forEachOperation.ts';
import { sendToRegistry } from './sendToRegistry.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/**
 * Sends validated orders to the registry, a day's in one file; those that only begin something have
 * another way, and those whose direct debit is not paid wait for the bank. Where one of them may not be sent each goes alone, so that it keeps no other back.
 */
export async function sendOrders(settlement: SettlementContext): Promise<void> {
  const { context, tenant } = settlement;
  try {
    await withTenant(context.db, tenant.id, async (db) => {
      const rows = await db
        .selectFrom('operations')
        .selectAll()
        .where('operation_status', '=', 'VALIDATED')
        .orderBy('uuid_account')
        .orderBy('sequence')
        .execute();
      const uuids = rows.map(({ uuid }) => uuid);
      const unpaid = await awaitingDebits(db, uuids);
      const ready = rows.filter((row) => isSent(row) && !unpaid.has(row.uuid));
      await sendToRegistry(settlement, db, ready);
    });
  } catch (error) {
    context.log.warn({ err: error, tenant: tenant.name }, 'orders are sent one by one');
    await forEachOperation(settlement, { statuses: ['VALIDATED'] }, async ({ db, row }) => {
      const unpaid = await awaitingDebits(db, [row.uuid]);
      if (isSent(row) && unpaid.size === 0) await sendToRegistry(settlement, db, [row]);
    });
  }
}

/** Neither a periodic request nor a transfer from elsewhere, which the clearing system is asked for. */
const isSent = ({ operation_type }: { operation_type: string }) =>
  childTypeOf(operation_type) === undefined &&
  findOperationType(operation_type)?.execution !== 'arrival';
