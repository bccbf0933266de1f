import type { Schema } from '#/contract/schema.ts';
import { codeList, itemsOf } from '../tenants/codeList.ts';
import type { Handler } from '../ports/handler.ts';

export const listPaymentMethods: Handler<'listPaymentMethods'> = async () => {
  const payment_methods = itemsOf(codeList('pay-methods')).map(([key, { label }]) => ({
    key: key as Schema<'PayMethod'>,
    name: label,
  }));
  return { data: { payment_methods, total: payment_methods.length, next: null } };
};
