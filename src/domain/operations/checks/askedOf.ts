import { parseDate } from '../../dates/plainDate.ts';
import { sharesOf, type Lot } from '../../lots/lot.ts';
import type { MicroShares } from '../../money/shares.ts';
import { benefitTerms } from '../../pensions/benefitTerms.ts';
import { parseCause } from '../../pensions/causes.ts';
import { parseCollectionMethod } from '../../pensions/collectionMethod.ts';
import { benefitLots } from '../../pensions/benefitLots.ts';
import { sharesAsked, type AskedCase, type SharesAsked } from '../../simulations/sharesAsked.ts';
import type { SaleTerms } from '../../tax/exactSale.ts';
import { nettedGain } from '../../tax/taxBase.ts';
import { defersTransfers, withholdingRate } from '../../tax/taxpayer.ts';
import type { Order, OrderField } from '../../orders/order.ts';
import { findOperationType, isBenefit } from '../findOperationType.ts';
import type { OrderContext } from './orderContext.ts';

type Indicator = AskedCase['indicator'];

/** Field in which each indicator's amount stands. */
export const fieldOf = {
  I: 'net_amount',
  B: 'gross_amount',
  P: 'shares',
} as const satisfies Record<Exclude<Indicator, 'T'>, OrderField>;

/**
 * How many participations an order takes out, at the last NAV: everything by its flag, else by its
 * indicator, else by the amount that it fills in. Issues point at the field that holds the amount. Undefined where there is
 * no NAV to tell by.
 */
export function askedOf(order: Order, context: OrderContext): SharesAsked | undefined {
  const { nav } = context.product;
  const indicator = indicatorOf(order);
  if (!indicator) return { issues: [{ code: 'required', path: '/amount_shares_indicator' }] };
  if (indicator === 'unknown')
    return { issues: [{ code: 'operation.unknown_code', path: '/amount_shares_indicator' }] };
  if (!nav) return undefined;
  const { availability } = context;
  const lots = sellable(order, context);
  const available = availableFor(order, context);
  const asked = { indicator, lots, available, nav };
  if (indicator === 'T') return sharesAsked(asked, null, saleTermsOf(order, context));
  const field = fieldOf[indicator];
  const inProgress = availability.isInProgress;
  const answer = sharesAsked(asked, order[field], saleTermsOf(order, context), inProgress);
  if (!answer.issues) return answer;
  return { issues: answer.issues.map((issue) => ({ ...issue, path: `/${field}` })) };
}

/**
 * Participations that an order may take beside those under way: of a plan no more than these leave of the lots
 * that its benefit may be paid from.
 */
export function availableFor(
  order: Pick<Order, 'operation_type' | 'pp_compartment' | 'pp_redemption_cause'>,
  context: Pick<OrderContext, 'availability' | 'today'>,
): MicroShares {
  const { available, left } = context.availability;
  const together = sharesOf(sellable(order, context, left));
  return available < together ? available : together;
}

/** Everything, by indicator or by flag. */
export const isForEverything = (order: Order): boolean => indicatorOf(order) === 'T';

/** In which measure an order says how much. */
export function indicatorOf(order: Order): Indicator | 'unknown' | undefined {
  const { amount_shares_indicator: given, is_total_redemption, is_total_transfer } = order;
  if (is_total_redemption || is_total_transfer) return 'T';
  if (given) return ['I', 'B', 'P', 'T'].includes(given) ? (given as Indicator) : 'unknown';
  return (['B', 'I', 'P'] as const).find((indicator) => order[fieldOf[indicator]]);
}

/**
 * What of some lots the order may take from: of a plan those that its benefit may be paid from.
 * @param lots those that the orders before it leave, unless told
 */
export function sellable(
  order: Pick<Order, 'operation_type' | 'pp_compartment' | 'pp_redemption_cause'>,
  { today, availability }: Pick<OrderContext, 'today' | 'availability'>,
  lots: readonly Lot[] = availability.ahead,
): Lot[] {
  return isBenefit(order) ? benefitLots(lots, order, today) : [...lots];
}

/** At what price and tax an order sells, where its product has a NAV. */
export function saleTermsOf(order: Order, context: OrderContext): SaleTerms {
  const { product, taxpayer, today, benefitRate } = context;
  const [nav, fee] = [product.nav!, product.fee ?? 0n];
  if (isBenefit(order))
    return benefitTerms({
      nav,
      fee,
      rate: benefitRate,
      lots: sellable(order, context),
      paid: today,
      cause: parseCause(order.pp_redemption_cause),
      method: parseCollectionMethod(order.pp_redemption_collection_method),
      causeDate: parseDate(order.pp_redemption_cause_date),
      takenIn: context.reductionTakenIn,
    });
  const type = findOperationType(order.operation_type);
  const isNeutral =
    type?.isTransfer === true && (product.kind === 'P' || defersTransfers(taxpayer));
  const rate = isNeutral ? 0n : withholdingRate(taxpayer, today);
  return { nav, fee, rate, base: nettedGain };
}
