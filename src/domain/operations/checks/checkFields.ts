import { confirmations } from '../../documentKinds/confirmedBy.ts';
import type { Issue } from '../../kernel/issue.ts';
import { operationTypes } from '../index.ts';
import type { OperationType } from '../kinds/operationType.ts';
import type { Order, OrderField } from '../../orders/order.ts';
import { fieldOf, indicatorOf } from './askedOf.ts';
import { commonFields, fieldsInUse } from './fieldsInUse.ts';

/** Whoever says that they read more than they had to says nothing else with it. */
const readings: readonly OrderField[] = [...Object.values(confirmations), 'papers_read'];

/** Whether an order has every field that its type needs. Code `required`, one for each. */
export function checkFields(order: Order, type: OperationType): Issue[] {
  return [...commonFields, ...type.required].flatMap((field) => checkPresent(order, field));
}

/** One field that something else made necessary. */
export function checkPresent(order: Order, field: OrderField): Issue[] {
  const value: unknown = order[field];
  const isMissing =
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return isMissing ? [{ code: 'required', path: `/${field}` }] : [];
}

/**
 * Whether an order says anything that its type has no use for, or its amount twice: what was asked and what was made
 * would differ unseen. Codes `unknown_field` (param `name`), `const` where it is not as often as its type.
 */
export function checkStrangers(order: Order, type: OperationType, kind?: 'F' | 'P'): Issue[] {
  const known = new Set<string>([...readings, ...fieldsInUse(order, type, kind)]);
  const isMeasured = type.optional.includes('amount_shares_indicator');
  const strangers = fields.filter((field) => !known.has(field) && !isSaying(order, type, field));
  const isOther = (order.is_periodic ?? type.isPeriodic) !== type.isPeriodic;
  return [
    ...[...strangers, ...(isMeasured ? otherMeasures(order) : [])]
      .filter((field) => Boolean(order[field]))
      .map((field) => ({ code: 'unknown_field', path: `/${field}`, params: { name: field } })),
    ...(isOther ? [{ code: 'const', path: '/is_periodic' }] : []),
  ];
}

/** What is always for a gross amount may say so. */
const isSaying = (order: Order, { required }: OperationType, field: OrderField): boolean =>
  field === 'amount_shares_indicator' &&
  order.amount_shares_indicator === 'B' &&
  required.includes('gross_amount');

/** Amounts in other measures than the one the order is for, and a flag for everything beside one for a part. */
function otherMeasures(order: Order): OrderField[] {
  const indicator = indicatorOf(order);
  const isPart = ['I', 'B', 'P'].includes(order.amount_shares_indicator ?? '');
  const amounts = Object.entries(fieldOf).filter(([measure]) => measure !== indicator);
  return [
    ...amounts.map(([, field]) => field),
    ...(isPart ? (['is_total_redemption', 'is_total_transfer'] as const) : []),
  ];
}

/** Everything that some type of order has a use for. */
const fields: readonly OrderField[] = [
  ...new Set(
    Object.values(operationTypes).flatMap(({ required, optional }) => [...required, ...optional]),
  ),
];
