import { parseDate, type PlainDate } from '../dates/plainDate.ts';
import { sharesOf, type Lot } from '../lots/lot.ts';
import { takeChosen } from '../lots/takeChosen.ts';
import { parseCents } from '../money/cents.ts';
import type { MicroNav } from '../money/nav.ts';
import { parsePercent, type MicroPercent } from '../money/percent.ts';
import type { MicroShares } from '../money/shares.ts';
import type { OperationType } from '../operations/kinds/operationType.ts';
import type { Order } from '../orders/order.ts';
import { benefitLots, isFromSomeLots } from '../pensions/benefitLots.ts';
import { benefitTerms } from '../pensions/benefitTerms.ts';
import { parseCause } from '../pensions/causes.ts';
import { parseCollectionMethod } from '../pensions/collectionMethod.ts';
import type { PartAsked } from '../pensions/partAsked.ts';
import type { Reduction } from '../pensions/reduction.ts';
import { paymentShares } from '../simulations/paymentShares.ts';
import { saleIncome } from '../simulations/saleIncome.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { nettedGain } from '../tax/taxBase.ts';
import { withholdingRate } from '../tax/taxpayer.ts';
import type { SellableHolding } from './sellableHolding.ts';
import type { Seller } from './sellerOf.ts';

/** An order to sell, and what it is executed at. */
export interface SaleOrder {
  type: OperationType;
  indicator: PartAsked['indicator'];
  /** What is left of its own amount, in its measure; null under T. */
  left: bigint | null;
  requested: PlainDate;
  /** What only some types have, by wire names. */
  details: Partial<Order> & { withholding_rate?: unknown };
  nav: MicroNav;
  navDate: PlainDate;
  /** Redemption commission. */
  fee: MicroPercent;
  /** What is withheld from benefits, unless staff said otherwise of one; the law's where undefined. */
  benefitRate?: MicroPercent;
  /** The payment that is due, of a benefit: whether it is the first, and how many are left with it. */
  payment?: { isFirst: boolean; left: number };
}

/** A sale, and how much of the order it is. */
export interface OrderSale extends Sale {
  /** There was less to sell than the order asked for. */
  isLess: boolean;
  /** Nothing is left to pay of the order, or nothing that it may be paid from. */
  isAll: boolean;
}

/**
 * The sale that an order is at its NAV: what it asks for, or everything there is where its amount
 * needs more by now. Undefined when nothing is left to sell. The gain is what is taxed now: of a benefit the income
 * that it is, of a transfer that defers it nothing.
 */
export function saleOf(
  order: SaleOrder,
  holding: SellableHolding,
  seller: Seller,
): OrderSale | undefined {
  const { nav, payment } = order;
  const { lots, limit } = sellableOf(order, holding);
  if (limit === 0n) return undefined;
  const terms = termsOf(order, lots, seller);
  const due = {
    ...{ indicator: order.indicator, left: order.left },
    ...{ payments: payment?.left ?? 1, limit, nav },
  };
  const capital = payment?.isFirst ? capitalOf(order) : undefined;
  const asked = paymentShares({ ...due, capital }, lots, terms);
  if (!asked) return undefined;
  const isLess = asked.issues !== undefined;
  const shares = asked.issues ? limit : asked.shares;
  const { choice } = seller;
  const chosen = choice ? takeChosen(lots, shares, choice, order.navDate).taken : lots;
  const sale = sell(chosen, shares, terms);
  const paid = { B: sale.gross, I: sale.net, P: sale.shares, T: shares }[due.indicator];
  const isAll = shares >= limit || (due.left !== null && paid >= due.left);
  if (seller.isDeferred) return { ...sale, gain: 0n, isLess, isAll };
  if (!terms.reduction) return { ...sale, isLess, isAll };
  // Of a benefit it is the income that is taxed, as its simulation said.
  const mixed = terms.capital === undefined ? undefined : { ...due, capital: terms.capital };
  const { taxable } = saleIncome(sale, lots, terms, mixed);
  return { ...sale, gain: taxable, isLess, isAll };
}

/** What the order may take from at its place in the book, and how much of it. */
export function sellableOf(
  { type, details, requested }: SaleOrder,
  { lots, available, takenLater }: SellableHolding,
): { lots: Lot[]; limit: MicroShares } {
  const isBenefit = type.tax === 'WORK_INCOME';
  const own = (all: readonly Lot[]) =>
    isBenefit ? benefitLots(all, details, requested) : [...all];
  const allowed = own(lots);
  // Some lots are gone by what is executed already although as many participations are there.
  const gone = isBenefit && isFromSomeLots(details) ? sharesOf(own(takenLater)) : 0n;
  const together = sharesOf(allowed) > gone ? sharesOf(allowed) - gone : 0n;
  return { lots: allowed, limit: available < together ? available : together };
}

/** Cents of a benefit that are paid as capital, where it is paid in both ways. */
const capitalOf = ({ details }: SaleOrder): bigint | undefined =>
  parseCollectionMethod(details.pp_redemption_collection_method) === 'MIXTA'
    ? (parseCents(details.pp_redemption_mixed_amount) ?? 0n)
    : undefined;

/** At what price it is sold and how that is taxed; of a benefit in both ways how much of it is capital. */
export function termsOf(
  order: SaleOrder,
  lots: readonly Lot[],
  { taxpayer, isDeferred, takenIn }: Seller,
): SaleTerms & { reduction?: Reduction; capital?: bigint } {
  const { nav, navDate, fee, details, payment } = order;
  if (order.type.tax !== 'WORK_INCOME')
    return {
      ...{ nav, fee, base: nettedGain },
      rate: isDeferred ? 0n : withholdingRate(taxpayer, order.requested),
    };
  // After the capital of a mixed benefit everything is income.
  const isIncome = payment !== undefined && !payment.isFirst;
  const method = isIncome
    ? 'FINANCIERA'
    : parseCollectionMethod(details.pp_redemption_collection_method);
  const capital = isIncome ? undefined : capitalOf(order);
  const terms = benefitTerms({
    nav,
    fee,
    rate: parsePercent(details.withholding_rate) ?? order.benefitRate,
    lots,
    paid: navDate,
    cause: parseCause(details.pp_redemption_cause),
    method,
    causeDate: parseDate(details.pp_redemption_cause_date),
    takenIn,
  });
  return { ...terms, capital };
}
