import type { Issue } from '../../kernel/issue.ts';
import { formatAmount } from '../../money/format.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderCheckName, OperationTypeName } from '../kinds/operationType.ts';
import { checkPendingHistory } from '../../transfers/pendingHistory.ts';
import { operationTypes } from '../index.ts';
import { checkAccountKind } from './checkAccountKind.ts';
import { availableFor } from './askedOf.ts';
import { checkCertificate } from './checkCertificate.ts';
import { checkDeferral } from './checkDeferral.ts';
import { checkInitialSubscription } from './checkInitialSubscription.ts';
import { checkNoLock } from './checkNoLock.ts';
import { checkTarget } from './checkTarget.ts';
import type { OrderContext } from './orderContext.ts';
import { minimumEntry } from './minimumEntry.ts';

/** What of an order decides whether any order of its type may be given. */
export type OrderSubject = Pick<
  Order,
  | 'uuid_account'
  | 'operation_type'
  | 'key_product'
  | 'key_product_target'
  | 'pp_redemption_cause'
  | 'pp_compartment'
>;

/**
 * What stands in the way of every order of a type on this account and product, however much it is for and however it
 * is paid: told before anything is filled in, and refused again with the order. Codes of the checks that it asks,
 * `operation.other_account`, `operation.nothing_held`, `operation.fiscal_data_pending`, `operation.nothing_available`, `contribution.no_room` (params `max` and `min`) and
 * `bank_account.none`.
 */
export function orderObstacles(
  type: OperationTypeName,
  subject: OrderSubject,
  context: OrderContext,
): Issue[] {
  const misplaced = checkAccountKind(operationTypes[type], context);
  if (misplaced.length > 0) return misplaced;
  return operationTypes[type].checks.flatMap((name) => obstaclesOf(name, subject, context));
}

/** What one rule says of every order, whatever it is for. */
export const obstaclesOf = (
  name: OrderCheckName,
  subject: OrderSubject,
  context: OrderContext,
): Issue[] => obstacles[name]?.(subject, context) ?? [];

type Obstacle = (subject: OrderSubject, context: OrderContext) => Issue[];

const obstacles: Readonly<Partial<Record<OrderCheckName, Obstacle>>> = {
  noLock: checkNoLock,
  certificate: checkCertificate,
  deferral: checkDeferral,
  initialSubscription: checkInitialSubscription,
  takenOut: checkHeld,
  target: checkTargetOfAll,
  room: checkHasRoom,
  directDebit: checkHasBank,
};

function checkHeld(subject: OrderSubject, context: OrderContext): Issue[] {
  const { shares, lockedBy } = context.availability;
  if (shares === 0n) {
    const pending = checkPendingHistory(context.pendingHistories ?? [], '/key_product');
    return pending.length > 0
      ? pending
      : [{ code: 'operation.nothing_held', path: '/key_product' }];
  }
  // Where everything is on its way out already, that is the reason.
  if (lockedBy !== undefined || availableFor(subject, context) > 0n) return [];
  return [{ code: 'operation.nothing_available', path: '/key_product' }];
}

/** Even everything would be too little for the target, or the target is none. */
function checkTargetOfAll(subject: OrderSubject, context: OrderContext): Issue[] {
  if (context.availability.available === 0n) return [];
  const everything = {
    key_product_target: subject.key_product_target,
    amount_shares_indicator: 'T',
    is_total_transfer: true,
  };
  return checkTarget({ ...subject, ...everything }, context);
}

/** Less may still be contributed this year than the product takes. */
function checkHasRoom(_: OrderSubject, { room, product }: OrderContext): Issue[] {
  const minimum = minimumEntry(product);
  if (!room || room.available >= minimum) return [];
  const params = { max: formatAmount(room.available), min: formatAmount(minimum) };
  return [{ code: 'contribution.no_room', path: '/key_product', params }];
}

/** Periodic payments are direct debits, of an account that whoever orders may use. */
export function checkHasBank(_: OrderSubject, { hasValidatedBank }: OrderContext): Issue[] {
  return hasValidatedBank ? [] : [{ code: 'bank_account.none', path: '/uuid_bank_account' }];
}
