import type { PaymentDays } from '../pensions/benefitPayments.ts';
import { benefitPlan } from '../simulations/benefitPlan.ts';
import { paymentSeries } from '../simulations/paymentSeries.ts';
import type { BenefitPayments } from '../simulations/simulationResult.ts';
import { sellableOf, termsOf, type SaleOrder } from './saleOf.ts';
import type { SellableHolding } from './sellableHolding.ts';
import type { Seller } from './sellerOf.ts';

/**
 * The payments of a benefit that are still to come, each as `saleOf` will make it when its turn comes, all at one NAV:
 * what is left of the order, over the dates that are left. Null where nothing is left to sell.
 * @param days of the payments that are left
 */
export function paymentsLeft(
  order: SaleOrder,
  holding: SellableHolding,
  seller: Seller,
  days: PaymentDays,
): BenefitPayments | null {
  const { lots, limit } = sellableOf(order, holding);
  if (limit === 0n) return null;
  const { capital, ...terms } = termsOf(order, lots, seller);
  const read = {
    ...{ days, lots, nav: order.nav, indicator: order.indicator, asked: order.left },
    ...{ available: limit, capital },
  };
  return benefitPlan(read, terms, paymentSeries(read, terms));
}
