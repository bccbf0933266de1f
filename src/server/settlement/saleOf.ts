import { toWallClock } from '#/domain/dates/wallClock.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { sharesOf } from '#/domain/lots/lot.ts';
import type { LotChoice } from '#/domain/lots/lotChoice.ts';
import { takeChosen } from '#/domain/lots/takeChosen.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { toWire } from '#/domain/money/wire.ts';
import { nextPart } from '#/domain/pensions/benefitPayments.ts';
import { benefitIncome } from '#/domain/pensions/benefitIncome.ts';
import { benefitTerms } from '#/domain/pensions/benefitTerms.ts';
import { parseCause } from '#/domain/pensions/causes.ts';
import { parseCollectionMethod } from '#/domain/pensions/collectionMethod.ts';
import { lotsIn, parseCompartment } from '#/domain/pensions/compartment.ts';
import type { Reduction } from '#/domain/pensions/reduction.ts';
import type { SaleTerms } from '#/domain/tax/exactSale.ts';
import { nettedGain } from '#/domain/tax/taxBase.ts';
import { sell, type Sale } from '#/domain/tax/sale.ts';
import { sharesAsked, type AskedCase } from '#/domain/tax/sharesAsked.ts';
import { withholdingRate, type Taxpayer } from '#/domain/tax/taxpayer.ts';
import { benefitRate } from '../orders/benefitRate.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { ExecutionStep } from './executionStep.ts';
import type { SellableHolding } from './readHolding.ts';

/**
 * The sale that an order is at its NAV: what it asks for, or everything there is where its amount
 * needs more by now. Undefined when nothing is left to sell. The gain of a benefit is the income that it is.
 * @param isDeferred a transfer whose gain is not taxed now
 * @param choice from which lots, where it is not simply the oldest
 */
export function saleOf(
  step: ExecutionStep,
  { lots, available }: SellableHolding,
  taxpayer: Taxpayer,
  isDeferred = false,
  choice?: LotChoice,
): Sale | undefined {
  const { row, nav } = step;
  const isBenefit = row.operation_type === 'RESCATE';
  const compartment = parseCompartment(row.details.pp_compartment) ?? '3';
  const sellable = isBenefit ? lotsIn(compartment, lots) : lots;
  const together = sharesOf(sellable);
  const limit = available < together ? available : together;
  if (limit === 0n) return undefined;
  const terms = termsOf(step, sellable, taxpayer, isDeferred);
  const { indicator, amount } = askedNow(step, limit);
  if (indicator !== 'T' && !amount) throw new Error(`Operation ${row.uuid} does not say how much`);
  const asked = sharesAsked({ indicator, lots: sellable, available: limit, nav }, amount, terms);
  // An amount that is less than the smallest part of a participation sells nothing.
  if (asked.issues?.some(({ code }) => code === 'simulation.positive')) return undefined;
  const shares = asked.shares ?? limit;
  const chosen = choice ? takeChosen(sellable, shares, choice, step.navDate).taken : sellable;
  const sale = sell(chosen, shares, terms);
  if (!terms.reduction) return sale;
  // Of a benefit it is the income that is taxed, as its simulation said.
  const { taxable } = benefitIncome(sale, terms.reduction.isEligible, terms.capital);
  return { ...sale, gain: taxable };
}

/** What the order asks for; of a benefit in several payments, what the one that is due comes to. */
function askedNow({ row, payment }: ExecutionStep, limit: bigint): Asked {
  const indicator = (row.is_total ? 'T' : row.amount_shares_indicator) as Asked['indicator'];
  const { gross_amount, net_amount, shares } = row;
  if (payment && payment.left > 1) {
    const capital = payment.isFirst ? capitalOf(row) : undefined;
    if (capital !== undefined)
      return { indicator: indicator === 'I' ? 'I' : 'B', amount: toWire(capital, 2) };
    const part = (left: bigint | null) => nextPart(left ?? 0n, payment.left);
    if (indicator === 'B') return { indicator, amount: toWire(part(gross_amount), 2) };
    if (indicator === 'I') return { indicator, amount: toWire(part(net_amount), 2) };
    return { indicator: 'P', amount: toWire(part(indicator === 'P' ? shares : limit), 6) };
  }
  const amount = { B: gross_amount, I: net_amount, P: shares, T: null }[indicator];
  return { indicator, amount: amount === null ? null : toWire(amount, indicator === 'P' ? 6 : 2) };
}

interface Asked {
  indicator: AskedCase['indicator'];
  amount: string | null;
}

/** Cents of a benefit that are paid as capital, where it is paid in both ways. */
const capitalOf = ({ details }: StoredOperation): bigint | undefined =>
  parseCollectionMethod(details.pp_redemption_collection_method) === 'MIXTA'
    ? (parseCents(details.pp_redemption_mixed_amount) ?? 0n)
    : undefined;

function termsOf(
  { row, product, nav, settling, payment }: ExecutionStep,
  lots: readonly Lot[],
  taxpayer: Taxpayer,
  isDeferred: boolean,
): SaleTerms & { reduction?: Reduction; capital?: bigint } {
  const fee = parsePercent(product.redemption_fee ?? '0') ?? 0n;
  const requested = toWallClock(row.request_date.toISOString(), settling.tenant.timeZone).date;
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
    rate: parsePercent(details.withholding_rate) ?? benefitRate(settling.tenant),
    lots,
    requested,
    cause: parseCause(details.pp_redemption_cause),
    method,
    causeDate: parseDate(details.pp_redemption_cause_date),
    capital,
  });
  return { ...terms, capital };
}
