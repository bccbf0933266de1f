import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import {
  checkBankAccount,
  checkDirectDebit,
  checkPayMethod,
  payMethods,
} from '../checks/checkPayMethod.ts';
import type { OrderContext } from '../checks/orderContext.ts';
import type { OrderSubject } from '../checks/obstacles.ts';
import type { OperationType } from '../kinds/operationType.ts';

export type PayMethod = (typeof payMethods)[number];

/** A choice of an order, and why it cannot be made. */
export interface Choice<Key extends string = string> {
  key: Key;
  reasons: Issue[];
}

/** The ways to pay for an order of a type, each with what stands in its way; none where nothing is paid in. */
export function payTerms(
  { required, optional, checks }: OperationType,
  subject: OrderSubject,
  context: OrderContext,
): Choice<PayMethod>[] {
  if (![...required, ...optional].includes('pay_method')) return [];
  const check = checks.includes('directDebit') ? checkDirectDebit : checkPayMethod;
  // Which account it is comes later.
  const named: OrderContext = { ...context, bankAccount: { isValidated: true } };
  return payMethods.map((pay_method) => {
    const order: Order = { ...subject, pay_method, uuid_bank_account: 'any' };
    return { key: pay_method, reasons: check(order, named) };
  });
}

/** Bank accounts to pay with or to be paid on, each with what stands in its way; none where an order names none. */
export function bankTerms(
  { required, optional }: OperationType,
  subject: OrderSubject,
  context: OrderContext,
  banks: readonly { uuid: string; isValidated: boolean }[],
): Choice[] {
  if (![...required, ...optional].includes('uuid_bank_account')) return [];
  return banks.map(({ uuid, isValidated }) => ({
    key: uuid,
    reasons: checkBankAccount(
      { ...subject, uuid_bank_account: uuid },
      { ...context, bankAccount: { isValidated } },
    ),
  }));
}
