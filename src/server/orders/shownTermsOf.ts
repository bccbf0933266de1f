import type { Acknowledgement } from '#/domain/appropriateness/checkAcknowledgement.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { PutOff } from '#/domain/pensions/deferredTo.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { PaperToRead } from '#/domain/operations/terms/papersToRead.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { toFee } from '../products/toFee.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { orderDatesOf } from './orderDates.ts';
import type { ShownFigures } from './shownFigures.ts';
import type { ShownTerms } from './shownTerms.ts';

/** What of an order's terms its giver has to have seen, as it stands now. */
export const shownTermsOf = (
  order: DatedTerms,
  orderContext: LoadedOrderContext,
  papers: readonly PaperToRead[],
  acknowledgement: Acknowledgement,
  tenant: Pick<Tenant, 'timeZone' | 'words'>,
): ShownTerms => ({
  about: {
    uuid_account: orderContext.account.uuid,
    operation_type: order.operation_type,
    key_product: orderContext.product.key_product,
    key_product_target: orderContext.target?.key_product ?? null,
  },
  offer: {
    papers: papers.map(({ uuid }) => uuid),
    acknowledgement,
    target_fees: orderContext.target ? feesOf(orderContext.target) : null,
  },
  figures: figuresOf(order, orderContext, tenant),
});

/** What of an order its dates hang on. */
type DatedTerms = Pick<Order, 'operation_type'> & PutOff;

/**
 * Prices, dates and fees of an order of a type, by when it is to be paid; of one that is carried out again and
 * again the fees alone: its prices and dates are those of each time.
 */
export function figuresOf(
  { operation_type, pp_redemption_defer, pp_redemption_defer_date }: DatedTerms,
  orderContext: LoadedOrderContext,
  { timeZone: zone, words }: Pick<Tenant, 'timeZone' | 'words'>,
): ShownFigures {
  const { nav } = orderContext.rules.product;
  const isPriced = !operationTypeOf(operation_type).isPeriodic;
  const details = { pp_redemption_defer, pp_redemption_defer_date };
  const dated = { operation_type, details };
  const dates = orderDatesOf(dated, orderContext.asOf, orderContext, { zone, words: words() });
  return {
    nav: isPriced ? toWireOrNull(nav ?? null, 6) : null,
    nav_date: dates?.nav_date ?? null,
    settlement_date: dates?.settlement_date ?? null,
    ...feesOf(orderContext.product),
  };
}

/** Fees in percent, as they are shown. */
export const feesOf = (row: ProductRow) => ({
  subscription: toFee(row.subscription_fee),
  redemption: toFee(row.redemption_fee),
  management: toFee(row.management_fee),
  depositary: toFee(row.depositary_fee),
});
