import type { Schema } from '#/contract/schema.ts';
import { itemsOf } from '../tenants/codeList.ts';
import { releasedCodes } from '../tenants/releasedCodes.ts';
import type { Handler } from '../ports/handler.ts';

export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ context, tenant }) => {
  const payment_methods = itemsOf(await releasedCodes(context, tenant, 'pay-methods')).map(
    ([key, { label }]) => ({
      key: key as Schema<'PayMethod'>,
      name: label,
    }),
  );
  return { data: { payment_methods, total: payment_methods.length, next: null } };
};
