import { childTypeOf } from '#/domain/operations/periodic/child.ts';
import type { Due } from '#/domain/operations/periodic/schedule.ts';
import { lockOperations } from '../orders/lockOperations.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { orderName, readOrderTitle } from '../orders/orderTitle.ts';
import { orderSuspendedMail } from '../orders/standingOrderMails.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { forEachOperation, inOperationTx, type OperationAtWork } from './forEachOperation.ts';
import { insertOccurrence } from './insertOccurrence.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { skipOccurrence } from './skipOccurrence.ts';
import { isOver, isStanding, standingAtWork } from './standingAtWork.ts';
import { standingDue } from './standingDue.ts';
import { whyNotCarriedOut } from './whyNotCarriedOut.ts';
import { whyStopped } from './whyStopped.ts';
import type { Saying, WordValues } from '../kernel/words.ts';
import { reasonColumns } from '../orders/writeHistory.ts';

/**
 * Periodic requests: a validated one becomes active, an active one brings its occurrences when their
 * business day has come, each once, and one that is over ends.
 * @source specification §9 (periodic operations)
 */
export async function periodicOrders(settlement: SettlementContext): Promise<void> {
  await forEachOperation(settlement, { statuses: ['VALIDATED'] }, async (at) => {
    if (childTypeOf(at.row.operation_type) !== undefined)
      await move(settlement, at, 'PERIODIC_ACTIVE');
  });
  // One piece of work: what failed is not over, and stays told until it is made up for.
  for (const uuid of await standingAtWork(settlement))
    await inOperationTx(settlement, uuid, async (at) => {
      if (at.row.operation_status === 'PERIODIC_ACTIVE') await bring(settlement, at);
      if (isStanding(at.row)) await endWhenOver(settlement, at);
    });
}

async function bring(settlement: SettlementContext, at: OperationAtWork): Promise<void> {
  const due = await dueOf(settlement, at);
  const stopped = due.length > 0 ? await whyStopped(settlement, at) : undefined;
  if (stopped) return suspend(settlement, at, due, stopped);
  for (const occurrence of due) await carryOut(settlement, at, occurrence);
}

async function endWhenOver(settlement: SettlementContext, { db, row: before }: OperationAtWork) {
  const [row] = await lockOperations(db, [before.uuid]);
  if (isOver(row!, settlement.day)) await move(settlement, { db, row: row! }, 'FINALIZED');
}

async function move(
  { context, tenant, day }: SettlementContext,
  { db, row }: OperationAtWork,
  to: 'PERIODIC_ACTIVE' | 'PERIODIC_SUSPENDED' | 'FINALIZED',
  reason?: Saying,
): Promise<void> {
  const move = { tenant, uuid: row.uuid, to, by: 'SYSTEM', reason } as const;
  await transitionOperation(context, db, { ...move, facts: { today: day } });
}

/** What fell due is left out for the same reason, so that resuming brings none of it later. */
async function suspend(
  settlement: SettlementContext,
  at: OperationAtWork,
  due: readonly Due[],
  why: Saying,
): Promise<void> {
  for (const occurrence of due) await skipOccurrence(settlement, at, occurrence, why);
  await move(settlement, at, 'PERIODIC_SUSPENDED', why);
  const { context, tenant } = settlement;
  const title = await readOrderTitle(at.db, at.row);
  await mailHolders(context, at.db, tenant, at.row, (to) =>
    orderSuspendedMail(tenant, to, { title, why }),
  );
}

/** What is due of a request; of one that cannot be read nothing is, and staff are told. */
async function dueOf(settlement: SettlementContext, { db, row }: OperationAtWork): Promise<Due[]> {
  const due = (await standingDue(settlement, db, [row])).get(row.uuid);
  if (due) return due;
  const facts: WordValues = {
    ...{ operation: row.uuid, title: orderName(row.operation_type) },
    why: { words: 'unfilled.unreadable' },
  };
  await alertStaff(settlement.context, db, { kind: 'ORDER_UNFILLED', subject: row.uuid, facts });
  return [];
}

/** Makes the operation of a date, or leaves it out and says why. */
async function carryOut(
  settlement: SettlementContext,
  at: OperationAtWork,
  due: Due,
): Promise<void> {
  const { tenant } = settlement;
  const { db, row } = at;
  const why = await whyNotCarriedOut(settlement, at, due);
  if (why !== undefined) return skipOccurrence(settlement, at, due, why);
  const made = await insertOccurrence(settlement, at, due);
  await db
    .insertInto('occurrences')
    .values({
      ...{ tenant_id: tenant.id, uuid_request: row.uuid, nominal_date: due.nominal },
      ...{ date: due.date, outcome: 'MADE', uuid_operation: made, ...reasonColumns(null) },
    })
    .execute();
}
