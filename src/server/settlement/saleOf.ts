import { toWallClock } from '#/domain/dates/wallClock.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { sharesOf } from '#/domain/lots/lot.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { parsePercent } from '#/domain/money/percent.ts';
import { benefitTerms } from '#/domain/pensions/benefitTerms.ts';
import { parseCause } from '#/domain/pensions/causes.ts';
import { parseCollectionMethod } from '#/domain/pensions/collectionMethod.ts';
import { lotsIn, parseCompartment } from '#/domain/pensions/compartment.ts';
import { nettedGain, type SaleTerms } from '#/domain/tax/exactSale.ts';
import { sell, type Sale } from '#/domain/tax/sale.ts';
import { sharesAsked, type AskedCase } from '#/domain/tax/sharesAsked.ts';
import { withholdingRate, type Taxpayer } from '#/domain/tax/taxpayer.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import type { ExecutionStep } from './executionStep.ts';
import type { SellableHolding } from './readHolding.ts';

/**
 * The sale that an order is at its NAV: what it asks for, or everything there is where its amount
 * needs more by now. Undefined when nothing is left to sell.
 * @param isDeferred a transfer whose gain is not taxed now
 */
export function saleOf(
  step: ExecutionStep,
  { lots, available }: SellableHolding,
  taxpayer: Taxpayer,
  isDeferred = false,
): Sale | undefined {
  const { row, nav } = step;
  const isBenefit = row.operation_type === 'RESCATE';
  const compartment = parseCompartment(row.details.pp_compartment) ?? '3';
  const sellable = isBenefit ? lotsIn(compartment, lots) : lots;
  const together = sharesOf(sellable);
  const limit = available < together ? available : together;
  if (limit === 0n) return undefined;
  const terms = termsOf(step, sellable, taxpayer, isDeferred);
  const order = toRuleOperation(row);
  const indicator = (row.is_total ? 'T' : row.amount_shares_indicator) as AskedCase['indicator'];
  const amount = { B: order.gross_amount, I: order.net_amount, P: order.shares, T: null }[
    indicator
  ];
  if (indicator !== 'T' && !amount) throw new Error(`Operation ${row.uuid} does not say how much`);
  const asked = sharesAsked({ indicator, lots: sellable, available: limit, nav }, amount, terms);
  // An amount that is less than the smallest part of a participation sells nothing.
  if (asked.issues?.some(({ code }) => code === 'simulation.positive')) return undefined;
  return sell(sellable, asked.shares ?? limit, terms);
}

function termsOf(
  { row, product, nav, settling }: ExecutionStep,
  lots: readonly Lot[],
  taxpayer: Taxpayer,
  isDeferred: boolean,
): SaleTerms {
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
  const method = parseCollectionMethod(details.pp_redemption_collection_method);
  return benefitTerms({
    nav,
    fee,
    rate: parsePercent(details.withholding_rate),
    lots,
    requested,
    cause: parseCause(details.pp_redemption_cause),
    method,
    causeDate: parseDate(details.pp_redemption_cause_date),
    capital:
      method === 'MIXTA' ? (parseCents(details.pp_redemption_mixed_amount) ?? 0n) : undefined,
  });
}
