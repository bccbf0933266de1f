import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';
import { checkPresent } from './checkFields.ts';
import { checkHasBank } from './obstacles.ts';

/** Every way to pay in. @source specification §3 */
export const payMethods = ['DOMICILIACION', 'TRANSFERENCIA', 'CHEQUE'] as const;

const methods: ReadonlySet<unknown> = new Set(payMethods);

/**
 * How money is paid in: a known method, for a direct debit a validated bank account, for a transfer somewhere to send
 * it. Codes `operation.unknown_code`, `operation.no_receiving_account`, `required`, `bank_account.none` and those of
 * `checkBankAccount`.
 */
export function checkPayMethod(order: Order, context: OrderContext): Issue[] {
  const { pay_method } = order;
  if (pay_method && !methods.has(pay_method))
    return [{ code: 'operation.unknown_code', path: '/pay_method' }];
  if (pay_method === 'TRANSFERENCIA' && !context.receivesTransfers)
    return [{ code: 'operation.no_receiving_account', path: '/pay_method' }];
  return [
    ...(pay_method === 'DOMICILIACION' ? checkDebited(order, context) : []),
    ...checkBankAccount(order, context),
  ];
}

/** Periodic payments are direct debits. Code `operation.direct_debit_only`. */
export function checkDirectDebit(order: Order, context: OrderContext): Issue[] {
  const isOther = order.pay_method && order.pay_method !== 'DOMICILIACION';
  if (isOther) return [{ code: 'operation.direct_debit_only', path: '/pay_method' }];
  return [...checkDebited(order, context), ...checkBankAccount(order, context)];
}

/** A direct debit names its bank account, where there is one to name. */
const checkDebited = (order: Order, context: OrderContext): Issue[] => [
  ...checkHasBank(order, context),
  ...checkPresent(order, 'uuid_bank_account'),
];

/**
 * A bank account that an order names belongs to the account and its holder certificate was found
 * good. Codes `bank_account.unknown`, `bank_account.not_validated`.
 * @source specification §5 (validated current account)
 */
export function checkBankAccount(
  { uuid_bank_account }: Order,
  { bankAccount }: OrderContext,
): Issue[] {
  if (!uuid_bank_account || bankAccount?.isValidated) return [];
  const code = bankAccount ? 'bank_account.not_validated' : 'bank_account.unknown';
  return [{ code, path: '/uuid_bank_account' }];
}
