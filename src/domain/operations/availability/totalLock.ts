import type { Issue } from '../../kernel/issue.ts';
import type { Operation } from '../../orders/operation.ts';
import { isFromSomeLots } from '../../pensions/benefitLots.ts';
import { isDisposal } from '../kinds/isDisposal.ts';
import { typesWhere } from '../typesWhere.ts';
import { isOpen } from '../status/statuses.ts';

/** Redemptions, of which one of everything bars the others. */
export const totalRedemptionTypes: ReadonlySet<string> = new Set(
  typesWhere(({ movement }) => movement === 'redemption'),
);
/** What may not be ordered while a lock stands. */
const lockedTypes: ReadonlySet<string> = new Set(
  typesWhere(({ checks }) => checks.includes('noLock')),
);
/** Transfers that take from a product here. */
const departures: ReadonlySet<string> = new Set(
  typesWhere((type) => type.isTransfer && isDisposal(type)),
);

/**
 * The open operation that takes everything from a product of an account (one share class): a total
 * redemption, or a total transfer out. Undefined when there is none. A benefit of everything that is from before 2007,
 * or old enough, leaves the rest free.
 * @source specification §4 (pending total redemption)
 */
export function findTotalLock<Some extends Operation>(
  operations: readonly Some[],
  account: string,
  product: string,
): Some | undefined {
  return operations.find(
    (operation) =>
      operation.uuid_account === account &&
      operation.key_product === product &&
      isOpen(operation) &&
      isTotal(operation) &&
      !isFromSomeLots(operation),
  );
}

/**
 * Refuses an order that takes from a product whose everything is already on its way out. Codes
 * `total_redemption_pending` and `total_transfer_pending`, param `uuid` of the operation that locks.
 */
export function checkTotalLock(
  order: { operation_type: string; uuid_account: string; key_product: string },
  operations: readonly Operation[],
): Issue[] {
  if (!lockedTypes.has(order.operation_type)) return [];
  const lock = findTotalLock(operations, order.uuid_account, order.key_product);
  if (!lock) return [];
  const code = totalRedemptionTypes.has(lock.operation_type)
    ? 'total_redemption_pending'
    : 'total_transfer_pending';
  return [{ code, path: '/key_product', params: { uuid: lock.uuid } }];
}

/** Whether an operation takes everything that there is. */
export function isTotal(operation: Operation): boolean {
  const { operation_type, amount_shares_indicator, is_total_redemption, is_total_transfer } =
    operation;
  if (totalRedemptionTypes.has(operation_type))
    return is_total_redemption === true || amount_shares_indicator === 'T';
  return (
    departures.has(operation_type) &&
    (is_total_transfer === true || amount_shares_indicator === 'T')
  );
}
