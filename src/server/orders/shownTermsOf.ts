import type { Acknowledgement } from '#/domain/appropriateness/checkAcknowledgement.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { PaperToRead } from '#/domain/operations/terms/papersToRead.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { toFee } from '../products/toFee.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import type { ShownTerms } from './shownTerms.ts';

/** What of an order's terms its giver has to have seen, as it stands now. */
export const shownTermsOf = (
  { operation_type }: Pick<Order, 'operation_type'>,
  { account, product, target }: Pick<LoadedOrderContext, 'account' | 'product' | 'target'>,
  papers: readonly PaperToRead[],
  acknowledgement: Acknowledgement,
): ShownTerms => ({
  about: {
    uuid_account: account.uuid,
    operation_type,
    key_product: product.key_product,
    key_product_target: target?.key_product ?? null,
  },
  offer: {
    papers: papers.map(({ uuid }) => uuid),
    acknowledgement,
    fees: feesOf(product),
    target_fees: target ? feesOf(target) : null,
  },
});

/** Fees in percent, as they are shown. */
export const feesOf = (row: ProductRow) => ({
  subscription: toFee(row.subscription_fee),
  redemption: toFee(row.redemption_fee),
  management: toFee(row.management_fee),
  depositary: toFee(row.depositary_fee),
});
