import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { assertMayOrder } from './assertMayOrder.ts';
import { nextOfChange } from './changeTerms.ts';
import { findOpenChange } from './findOpenChange.ts';
import { amountsOf } from './orderColumns.ts';
import { validateChange, type ValidatedChange } from './validateChange.ts';
import type { GivenOrder } from './validateOrder.ts';

/** A change of an order that may be made, and what follows it. */
export interface JudgedEdit extends ValidatedChange {
  next: ReceiptFacts['next'];
}

/** A periodic order that goes on, or may again: its terms are changed by an order of their own. */
export const isStanding = ({ operation_status }: Pick<StoredOperation, 'operation_status'>) =>
  operation_status.startsWith('PERIODIC_');

/**
 * Refuses a change of an order's terms for everything that keeps it from being made; what looks at it before asks here
 * too. An order that nobody has signed is edited, a standing one is changed by another, one at a time. The operation
 * is locked, unless nothing is kept of it. Whether anything would change is for the asker to see.
 */
export async function judgeEdit(
  context: Context,
  db: TenantDb,
  actor: Actor,
  found: FoundOperation,
  changes: Partial<Order>,
  { today, lock = true }: { today: string; lock?: boolean },
): Promise<JudgedEdit> {
  const { row } = found;
  const isGoingOn = isStanding(row);
  if (!isGoingOn && row.operation_status !== 'REGISTERED_ONLINE')
    throw new HttpError(409, [{ code: 'operation.not_changeable' }]);
  assertMayOrder(actor, found, isGoingOn ? 'periodics' : 'cancel_order', today);
  if (!isGoingOn) await refuseIfSigned(db, row);
  else if (await findOpenChange(db, row))
    throw new HttpError(409, [{ code: 'operation.change_pending' }]);
  const validated = await validateChange(context, db, actor, row, changes, { lock });
  if (!isGoingOn) await refuseIfPaid(db, row, validated.order);
  return { ...validated, next: await nextOfChange(db, actor.tenant, row, validated) };
}

/** What a change that changes nothing is refused with. */
export const UNCHANGED = { code: 'operation.unchanged', path: '' } as const;

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
