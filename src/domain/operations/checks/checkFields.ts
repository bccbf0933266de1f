import type { Issue } from '../../kernel/issue.ts';
import type { OperationType } from '../kinds/operationType.ts';
import type { Order, OrderField } from '../../orders/order.ts';

const common: readonly OrderField[] = ['uuid_account', 'operation_type', 'key_product'];

/** Whether an order has every field that its type needs. Code `required`, one for each. */
export function checkFields(order: Order, type: OperationType): Issue[] {
  return [...common, ...type.required].flatMap((field) => checkPresent(order, field));
}

/** One field that something else made necessary. */
export function checkPresent(order: Order, field: OrderField): Issue[] {
  const value: unknown = order[field];
  const isMissing =
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return isMissing ? [{ code: 'required', path: `/${field}` }] : [];
}
