import type { Order } from '#/domain/orders/order.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';

import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { HttpError } from '../kernel/httpError.ts';
import { validateChange } from './validateChange.ts';
import type { GivenOrder } from './validateOrder.ts';
import { matchPapers } from './matchPapers.ts';
import { renewPapers } from './renewPapers.ts';
import { amountsOf, detailsOf, indicatorOf, isTotalOrder } from './orderColumns.ts';
import { promiseOrder } from './promiseOrder.ts';
import { writeHistory } from './writeHistory.ts';
import { keepReceipt } from './keepReceipt.ts';
import { nextOfChange } from './changeTerms.ts';
import { assertShown } from './assertShown.ts';
import { termSayings } from './termWords.ts';
import { withNames } from './namedTerms.ts';

/**
 * Edits an order that nobody has signed yet: it is judged as if it were given now, and its papers are made
 * anew. What somebody has signed stays as it was signed (409 `operation.signed`). The operation is locked.
 */
export async function changeOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: StoredOperation,
  { shown, ...changes }: Partial<Order> & { shown?: string | null },
): Promise<void> {
  await refuseIfSigned(db, row);
  const validated = await validateChange(context, db, actor, row, changes);
  const { order, ground, terms } = validated;
  const next = await nextOfChange(db, actor.tenant, row, validated);
  assertShown(shown, row, validated, next, actor.tenant);
  await refuseIfPaid(db, row, order);
  const type = operationTypeOf(row.operation_type);
  await db
    .updateTable('operations')
    .set({
      ...amountsOf(order),
      amount_shares_indicator: indicatorOf(order),
      is_total: isTotalOrder(order),
      details: detailsOf(order, type.isPeriodic),
    })
    .where('uuid', '=', row.uuid)
    .execute();
  await promiseOrder(context, db, actor, { uuid: row.uuid, order, cause: 'CHANGED' }, ground);
  await renewPapers(db, row.uuid);
  const { product, today } = ground.rules;
  const { operation_type, pay_method } = order;
  const papered = { uuid: row.uuid, operation_type, kind: product.kind, pay_method, day: today };
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

/** Signatures that were sent back count no more; every other one binds what it was given for. */
async function refuseIfSigned(db: TenantDb, { uuid }: StoredOperation): Promise<void> {
  const signer = await db
    .selectFrom('document_signers as signer')
    .innerJoin('documents', 'documents.uuid', 'signer.uuid_document')
    .select('signer.uuid_document')
    .where('documents.section', '=', 'OPERATION')
    .where('documents.uuid_owner', '=', uuid)
    .where('signer.is_void', '=', false)
    .executeTakeFirst();
  if (signer) throw new HttpError(409, [{ code: 'operation.signed' }]);
}

/** Money that is here, or that the bank was asked for, pays for the order as it was. */
async function refuseIfPaid(db: TenantDb, row: StoredOperation, order: GivenOrder): Promise<void> {
  if (amountsOf(order).gross_amount === row.gross_amount) return;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  const debit = await db
    .selectFrom('direct_debits')
    .select('amount')
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (money || debit) throw new HttpError(409, [{ code: 'operation.paid' }]);
}
