import { toWallClock } from '#/domain/dates/wallClock.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { sharesOf } from '#/domain/lots/lot.ts';
import type { LotChoice } from '#/domain/lots/lotChoice.ts';
import { takeChosen } from '#/domain/lots/takeChosen.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { toWire } from '#/domain/money/wire.ts';
import { benefitIncome } from '#/domain/pensions/benefitIncome.ts';
import { benefitLots, isFromSomeLots } from '#/domain/pensions/benefitLots.ts';
import { benefitTerms } from '#/domain/pensions/benefitTerms.ts';
import { parseCause } from '#/domain/pensions/causes.ts';
import { parseCollectionMethod } from '#/domain/pensions/collectionMethod.ts';
import { partAsked, type PartAsked } from '#/domain/pensions/partAsked.ts';
import type { Reduction } from '#/domain/pensions/reduction.ts';
import type { SaleTerms } from '#/domain/tax/exactSale.ts';
import { nettedGain } from '#/domain/tax/taxBase.ts';
import { sell, type Sale } from '#/domain/tax/sale.ts';
import { sharesAsked } from '#/domain/simulations/sharesAsked.ts';
import { withholdingRate, type Taxpayer } from '#/domain/tax/taxpayer.ts';
import { benefitRate } from '../../orders/benefitRate.ts';
import type { StoredOperation } from '../../operations/toRuleOperation.ts';
import type { ExecutionStep } from './executionStep.ts';
import type { SellableHolding } from './readHolding.ts';

/** A sale, and how much of the order it is. */
export interface OrderSale extends Sale {
  /** There was less to sell than the order asked for. */
  isLess: boolean;
  /** Nothing is left to pay of the order, or nothing that it may be paid from. */
  isAll: boolean;
}

/** What is known of whoever sells. */
export interface Seller {
  taxpayer: Taxpayer;
  /** A transfer whose gain is not taxed now. */
  isDeferred?: boolean;
  /** From which lots, where it is not simply the oldest. */
  choice?: LotChoice;
  /** Tax year in which the reduction of a benefit was taken for the same contingency. */
  takenIn?: number;
}

/**
 * The sale that an order is at its NAV: what it asks for, or everything there is where its amount
 * needs more by now. Undefined when nothing is left to sell. The gain of a benefit is the income that it is.
 */
export function saleOf(
  step: ExecutionStep,
  holding: SellableHolding,
  seller: Seller,
): OrderSale | undefined {
  const { row, nav, payment } = step;
  const { lots, limit } = sellableOf(step, holding);
  if (limit === 0n) return undefined;
  const terms = termsOf(step, lots, seller);
  const due = { ...ownAmount(row), payments: payment?.left ?? 1, limit, nav };
  const capital = payment?.isFirst ? capitalOf(row) : undefined;
  const sharesFor = ({ indicator, amount }: PartAsked) => {
    if (indicator !== 'T' && !amount) return { issues: [{ code: 'simulation.positive' }] };
    const wire = amount === null ? null : toWire(amount, indicator === 'P' ? 6 : 2);
    return sharesAsked({ indicator, lots, available: limit, nav }, wire, terms);
  };
  const isNothing = (asked: ReturnType<typeof sharesFor>) =>
    asked.issues?.some(({ code }) => code === 'simulation.positive');
  const part = sharesFor(partAsked({ ...due, capital }));
  // A part that is less than the smallest part of a participation waits for no other: all that is left is paid.
  const asked = isNothing(part) ? sharesFor(partAsked({ ...due, payments: 1 })) : part;
  if (isNothing(asked)) return undefined;
  const isLess = asked.issues !== undefined;
  const shares = asked.issues ? limit : asked.shares;
  const { choice } = seller;
  const chosen = choice ? takeChosen(lots, shares, choice, step.navDate).taken : lots;
  const sale = sell(chosen, shares, terms);
  const paid = { B: sale.gross, I: sale.net, P: sale.shares, T: shares }[due.indicator];
  const isAll = shares >= limit || (due.left !== null && paid >= due.left);
  if (!terms.reduction) return { ...sale, isLess, isAll };
  // Of a benefit it is the income that is taxed, as its simulation said.
  const { taxable } = benefitIncome(sale, terms.reduction.isEligible, terms.capital);
  return { ...sale, gain: taxable, isLess, isAll };
}

/** What the order may take from at its place in the book, and how much of it. */
function sellableOf({ row, settling: settlement }: ExecutionStep, holding: SellableHolding) {
  const { available, takenLater } = holding;
  const isBenefit = row.operation_type === 'RESCATE';
  const requested = toWallClock(row.request_date.toISOString(), settlement.tenant.timeZone).date;
  const own = (lots: readonly Lot[]) =>
    isBenefit ? benefitLots(lots, row.details, requested) : [...lots];
  const lots = own(holding.lots);
  // Some lots are gone by what is executed already although as many participations are there.
  const gone = isBenefit && isFromSomeLots(row.details) ? sharesOf(own(takenLater)) : 0n;
  const together = sharesOf(lots) > gone ? sharesOf(lots) - gone : 0n;
  return { lots, limit: available < together ? available : together };
}

/** What is left of the order's own amount, in its measure. */
function ownAmount(row: StoredOperation): {
  indicator: PartAsked['indicator'];
  left: bigint | null;
} {
  const { gross_amount, net_amount, shares } = row;
  const indicator = (row.is_total ? 'T' : row.amount_shares_indicator) as PartAsked['indicator'];
  const left = { B: gross_amount, I: net_amount, P: shares, T: null }[indicator];
  if (indicator !== 'T' && left === null)
    throw new Error(`Operation ${row.uuid} does not say how much`);
  return { indicator, left };
}

/** Cents of a benefit that are paid as capital, where it is paid in both ways. */
const capitalOf = ({ details }: StoredOperation): bigint | undefined =>
  parseCollectionMethod(details.pp_redemption_collection_method) === 'MIXTA'
    ? (parseCents(details.pp_redemption_mixed_amount) ?? 0n)
    : undefined;

function termsOf(
  { row, product, nav, navDate, settling: settlement, payment }: ExecutionStep,
  lots: readonly Lot[],
  { taxpayer, isDeferred, takenIn }: Seller,
): SaleTerms & { reduction?: Reduction; capital?: bigint } {
  const fee = parsePercent(product.redemption_fee ?? '0') ?? 0n;
  const requested = toWallClock(row.request_date.toISOString(), settlement.tenant.timeZone).date;
  if (row.operation_type !== 'RESCATE')
    return {
      nav,
      fee,
      rate: isDeferred ? 0n : withholdingRate(taxpayer, requested),
      base: nettedGain,
    };
  const { details } = row;
  // After the capital of a mixed benefit everything is income.
  const isIncome = payment !== undefined && !payment.isFirst;
  const method = isIncome
    ? 'FINANCIERA'
    : parseCollectionMethod(details.pp_redemption_collection_method);
  const capital = isIncome ? undefined : capitalOf(row);
  const terms = benefitTerms({
    nav,
    fee,
    rate: parsePercent(details.withholding_rate) ?? benefitRate(settlement.tenant),
    lots,
    paid: navDate,
    cause: parseCause(details.pp_redemption_cause),
    method,
    causeDate: parseDate(details.pp_redemption_cause_date),
    capital,
    takenIn,
  });
  return { ...terms, capital };
}
