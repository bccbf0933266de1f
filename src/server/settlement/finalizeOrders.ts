import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { compareBookPlaces } from '#/domain/operations/availability/bookPlace.ts';
import { withTenant } from '../database/withTenant.ts';
import { inOperationTx } from './forEachOperation.ts';
import { dueOrder, type DueOrder } from './executions/dueOrder.ts';
import { executions } from './executions.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

const WAITING = ['RD_SENT', 'SNCE_3'] as const;

/**
 * Executes everything whose NAV is published, by NAV date and within one date in the order in which
 * the account's book is kept: orders as they were given, then the halves of transfers, which enter
 * the book last. After each date what is due is read again: a transfer that left may enter by then.
 */
export async function finalizeOrders(settlement: SettlementContext): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const due = (await findDue(settlement)).filter((each) => !done.has(keyOf(each)));
    const [first] = due;
    if (!first) return;
    for (const next of due.filter(({ navDate }) => navDate === first.navDate)) {
      done.add(keyOf(next));
      await finalize(settlement, next.row.uuid);
    }
  }
}

const finalize = (settlement: SettlementContext, uuid: string): Promise<void> =>
  inOperationTx(settlement, uuid, async ({ db, row }) => {
    const due = isWaiting(row) ? await dueOrder(settlement, db, row) : undefined;
    const execution = findOperationType(row.operation_type)?.execution;
    if (due && execution) await executions[execution]({ settling: settlement, db, ...due });
  });

const keyOf = ({ row, left }: DueOrder) => `${row.uuid}/${left?.uuid ?? ''}`;

const isWaiting = ({ operation_status }: { operation_status: string }) =>
  WAITING.some((status) => status === operation_status);

const findDue = (settlement: SettlementContext): Promise<DueOrder[]> =>
  withTenant(settlement.context.db, settlement.tenant.id, async (db) => {
    const rows = await db
      .selectFrom('operations')
      .selectAll()
      .where('operation_status', 'in', WAITING)
      .orderBy('sequence')
      .execute();
    const due: DueOrder[] = [];
    for (const row of rows) {
      const isExecuted = findOperationType(row.operation_type)?.execution;
      const one = isExecuted ? await dueOrder(settlement, db, row) : undefined;
      if (one) due.push(one);
    }
    return due.sort(compare);
  });

const placeOf = ({ row, navDate }: DueOrder) => ({
  operation_type: row.operation_type,
  date: navDate,
});

function compare(left: DueOrder, right: DueOrder): number {
  const places = compareBookPlaces(placeOf(left), placeOf(right));
  if (places !== 0) return places;
  return left.row.sequence < right.row.sequence ? -1 : 1;
}
