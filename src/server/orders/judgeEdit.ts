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
import { isSignedBySome } from './isSignedBySome.ts';
import { amountsOf } from './orderColumns.ts';
import { isPaid } from './paymentObstacle.ts';
import { orderOf, validateChange, type ValidatedChange } from './validateChange.ts';
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
  if (!isGoingOn && (await isSignedBySome(db, row.uuid)))
    throw new HttpError(409, [{ code: 'operation.signed' }]);
  if (isGoingOn && (await findOpenChange(db, row)))
    throw new HttpError(409, [{ code: 'operation.change_pending' }]);
  const validated = await validateChange(context, db, actor, row, changes, { lock });
  if (!isGoingOn) await refuseIfPaid(db, row, validated.order);
  return { ...validated, next: await nextOfChange(db, actor.tenant, row, validated) };
}

/** What a change that changes nothing is refused with. */
export const UNCHANGED = { code: 'operation.unchanged', path: '' } as const;

/** Money that is here, or that a bank or a provider was asked for, pays for the order as it was, and only once. */
async function refuseIfPaid(db: TenantDb, row: StoredOperation, order: GivenOrder): Promise<void> {
  if (isPaidAlike(order, orderOf(row))) return;
  const { uuid } = row;
  const isOnItsWay = (await isPaid(db, uuid)) || (await isAskedFor(db, uuid));
  if (isOnItsWay) throw new HttpError(409, [{ code: 'operation.paid' }]);
}

/** Whether two versions of an order take the same money in the same way. */
const isPaidAlike = (one: GivenOrder, other: GivenOrder): boolean =>
  amountsOf(one).gross_amount === amountsOf(other).gross_amount &&
  (['pay_method', 'uuid_bank_account'] as const).every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  );

async function isAskedFor(db: TenantDb, uuid: string): Promise<boolean> {
  const { is_asked_for } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('direct_debits').select('amount').where('uuid_operation', '=', uuid)),
        exists(
          selectFrom('payments')
            .select('amount')
            .where('uuid_operation', '=', uuid)
            .where('status', '=', 'PENDING'),
        ),
      ]).as('is_asked_for'),
    )
    .executeTakeFirstOrThrow();
  return is_asked_for === true;
}
