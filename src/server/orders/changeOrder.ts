import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { JudgedEdit } from './judgeEdit.ts';
import { matchPapers } from './matchPapers.ts';
import { withinEnd } from './changeTerms.ts';
import { renewPapers } from './renewPapers.ts';
import { amountsOf, detailsOf, indicatorOf, isTotalOrder } from './orderColumns.ts';
import { promiseOrder } from './promiseOrder.ts';
import { writeHistory } from './writeHistory.ts';
import { keepReceipt } from './keepReceipt.ts';
import { termSayings } from './termWords.ts';
import { withNames } from './namedTerms.ts';

/** Edits an order that nobody has signed yet, as it was judged: its papers are made anew. The operation is locked. */
export async function changeOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: StoredOperation,
  { order, ground, terms, next }: JudgedEdit,
): Promise<void> {
  const type = operationTypeOf(row.operation_type);
  await db
    .updateTable('operations')
    .set({
      ...amountsOf(order),
      amount_shares_indicator: indicatorOf(order),
      is_total: isTotalOrder(order),
      details: detailsOf(order, type.isPeriodic),
      ...(row.uuid_replaced && {
        change_deadline: withinEnd(row.change_deadline, order, actor.tenant.timeZone),
      }),
    })
    .where('uuid', '=', row.uuid)
    .execute();
  await promiseOrder(context, db, actor, { uuid: row.uuid, order, cause: 'CHANGED' }, ground);
  await renewPapers(db, row.uuid);
  const { product, today } = ground.rules;
  const { operation_type, pay_method } = order;
  const papered = {
    uuid: row.uuid,
    operation_type,
    kind: product.kind,
    pay_method,
    isLast: next.is_last === true,
    day: today,
  };
  await matchPapers(context, db, actor.tenant.words(), papered);
  const line = {
    operation: row.uuid,
    from: row.operation_status,
    to: row.operation_status as OperationStatus,
    ...({ by: 'INVESTOR', channel: 'ONLINE' } as const),
  };
  const told = await withNames(db, terms);
  // Answers to a tenant's own questions change what is kept beside the order, and none of its terms.
  const reasons = told.length > 0 ? termSayings(told, indicatorOf(order)) : [CHANGED];
  for (const reason of reasons) await writeHistory(context, db, { ...line, reason });
  await keepReceipt(context, db, actor, row.uuid, { kind: 'CHANGED', terms, next });
}

const CHANGED = { words: 'why.changed_by_client' } as const;
