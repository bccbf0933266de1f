import { toWire } from '#/domain/money/wire.ts';
import type { OrderLacks } from '#/domain/operations/changes/receipt.ts';
import type { Tenant } from '../ports/tenant.ts';
import { awaited } from './awaited.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { amountsOf, detailsOf } from './orderColumns.ts';
import { isPaidByTransfer } from './paymentObstacle.ts';
import { receivingAccounts } from './receivingAccounts.ts';
import type { GivenOrder } from './validateOrder.ts';

/** What an order that is sent now lacks beside signatures: documents that its giver sends, and money. */
export function orderLacks(
  order: GivenOrder,
  ground: LoadedOrderContext,
  tenant: Pick<Tenant, 'accounts'>,
): OrderLacks {
  const { operation_type } = order;
  const details = detailsOf(order, false);
  const { gross_amount } = amountsOf(order);
  const isSent = isPaidByTransfer({ operation_type, gross_amount, details });
  return {
    documents: awaited({ operation_type, details }, ground).documents,
    money:
      isSent && gross_amount !== null
        ? { amount: toWire(gross_amount, 2), accounts: receivingAccounts(tenant) }
        : null,
  };
}
