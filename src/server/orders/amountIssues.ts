import type { Issue } from '#/domain/kernel/issue.ts';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';

const ofAmounts: ReadonlySet<string> = new Set([
  '/operation_type',
  '/key_product',
  '/key_product_target',
  '/amount_shares_indicator',
  '/gross_amount',
  '/net_amount',
  '/shares',
  '/pp_redemption_mixed_amount',
  '/per_period',
  '/per_start_date',
  '/per_end_date',
  '/per_increase_type',
  '/per_increase',
  '/per_increase_period',
]);

/** Why an order would be refused for its product, amounts and dates, what is not filled in yet left aside. */
export const amountIssues = (order: Order, { rules }: LoadedOrderContext): Issue[] =>
  checkOperation(order, rules).filter(
    ({ code, path }) => code !== 'required' && (path === '' || ofAmounts.has(path)),
  );
