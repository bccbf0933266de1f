import { costOf, sharesOf, type Lot } from './lots/lot.ts';
import { parseLots } from './lots/parseLots.ts';
import { takeChosen } from './lots/takeChosen.ts';
import { transferLots } from './lots/transferLots.ts';
import type { Cents } from './money/cents.ts';
import type { MicroPercent } from './money/percent.ts';
import { sharesFor, valueOf } from './money/valuation.ts';
import { roundHalfUp } from './money/roundHalfUp.ts';
import { toWire } from './money/wire.ts';
import { hasIncome } from './pensions/collectionMethod.ts';
import { apportion } from './tax/apportion.ts';
import { benefitParts } from './simulations/benefitParts.ts';
import { paymentSeries, seriesSale, type PaidPart } from './simulations/paymentSeries.ts';
import { benefitPlan } from './simulations/benefitPlan.ts';
import { countedGain, declaredGain, waitingLossOf } from './simulations/countedGain.ts';
import { mixedDue } from './simulations/mixedDue.ts';
import { readSimulation, type SimulationCase } from './simulations/readSimulation.ts';
import { saleIncome } from './simulations/saleIncome.ts';
import { sell, type Sale, type SoldLot } from './tax/sale.ts';
import { savingsTax } from './tax/savingsTax.ts';
import { sharesAsked } from './simulations/sharesAsked.ts';
import type { HoldingSimulation, SimulationInput } from './simulations/simulationInput.ts';
import type {
  PensionTax,
  SimulatedLot,
  Simulation,
  SimulationRefused,
} from './simulations/simulationResult.ts';
import { simulationTerms, type SimulationTerms } from './simulations/simulationTerms.ts';
import { simulationWarnings } from './simulations/simulationWarnings.ts';
import { defersTransfers } from './tax/taxpayer.ts';
import { workIncomeTax } from './tax/workIncomeTax.ts';
import { withholdingLaw } from './tax/withholdingLaw.ts';

/**
 * What a redemption, an internal transfer or a pension-plan redemption would bring at the last
 * published NAV: participations, FIFO cost, gain, withholding and net amount, what remains, and an
 * orientation on the income tax, which is never taken off the net amount. Everything is computed
 * exactly and rounded half up to the cent at the end.
 *
 * Refused input gives `issues` (pointers below the request): `simulation.*`, `required`, `amount`
 * and the dynamic maxima of specification §5.
 * @source LIRPF 37.2, 66, 94 and transitional provision 12; RIRPF 97.2
 */
export function simulate(input: SimulationInput): Simulation | SimulationRefused {
  const isList = Array.isArray(input.lots);
  return simulateHolding(input, isList ? parseLots(input.lots, input.key_product) : 'unreadable');
}

/** The same of lots that are at hand in exact numbers, in FIFO order. */
export function simulateHolding(
  input: HoldingSimulation,
  lots: Lot[] | 'unreadable',
): Simulation | SimulationRefused {
  const { read, issues } = readSimulation(input, lots);
  if (!read) return { issues };
  const terms = simulationTerms(read, input);
  const inProgress = input.has_redemption_in_progress === true;
  const asked = sharesAsked(read, input.amount, terms, inProgress);
  if (asked.issues) return { issues: asked.issues };
  const series = paymentSeries(read, terms);
  const sale = series?.length
    ? seriesSale(series, read.lots, terms)
    : sell(chosenLots(read, asked.shares), asked.shares, terms);
  const pension = read.type.tax === 'WORK_INCOME' ? pensionTax(sale, terms, read, series) : null;
  const target = targetLots(input, read, terms, sale);
  return {
    nav: toWire(read.nav, 6),
    nav_date: read.navDate,
    nav_is_estimate: true,
    ...(input.real_nav_date && { real_nav_date: input.real_nav_date }),
    shares: toWire(sale.shares, 6),
    gross_amount: toWire(sale.gross, 2),
    commission: toWire(sale.commission, 2),
    acquisition_cost: toWire(sale.cost, 2),
    fiscal_import: pension?.taxable_work_income ?? toWire(terms.isDeferred ? 0n : sale.gain, 2),
    counted_gain: pension?.taxable_work_income ?? toWire(countedGain(read, sale), 2),
    waiting_loss: toWire(waitingLossOf(read, sale), 2),
    withholding_rate: percentText(terms.rate),
    withholding: toWire(sale.withholding, 2),
    net_amount: toWire(sale.net, 2),
    lots: soldLots(sale, read.type.tax === 'WORK_INCOME'),
    ...(target && { target_lots: target }),
    remaining: remainingOf(read, sale),
    savings_tax: savingsTaxOf(read, terms, sale),
    pension,
    tax: {
      ...withholdingLaw(
        { ...read.type, isPlan: input.is_plan === true },
        ...([read.taxpayer, terms.paid ?? read.requested] as const),
      ),
      rate: percentText(terms.rate),
      base: toWire(sale.base, 2),
    },
    warnings: simulationWarnings(input, read, terms, sale),
    disclaimer: 'SIMULATION_DISCLAIMER',
  };
}

/** Those that it takes first, in FIFO order: all, or of a transfer out of a plan its part of each compartment. */
const chosenLots = ({ lots, choice, requested }: SimulationCase, shares: bigint): Lot[] =>
  choice ? takeChosen(lots, shares, choice, requested).taken : lots;

/** The lots of a sale, what is withheld shared among those of whose gain, or payment, it is. */
function soldLots({ sold, withholding }: Sale, isPaymentTaxed: boolean): SimulatedLot[] {
  const weights = sold.map(({ proceeds, gain }) => positive(isPaymentTaxed ? proceeds : gain));
  const parts = apportion(withholding, weights);
  return sold.map((lot, index) => ({
    ...toSimulatedLot(lot),
    withholding: toWire(parts[index]!, 2),
  }));
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

function toSimulatedLot({ lot, proceeds, gain }: SoldLot): SimulatedLot {
  return {
    acquisition_date: lot.acquired,
    origin_product: lot.origin,
    shares: toWire(lot.shares, 6),
    cost: toWire(lot.cost, 2),
    proceeds: toWire(proceeds, 2),
    gain: toWire(gain, 2),
  };
}

/** The lots as they would arrive at the target's last NAV: carried, or bought anew where taxed. */
function targetLots(
  input: HoldingSimulation,
  read: SimulationCase,
  terms: SimulationTerms,
  sale: Sale,
): SimulatedLot[] | undefined {
  if (!read.type.isTransfer || read.targetNav === undefined) return undefined;
  const shares = sharesFor(sale.net, read.targetNav);
  const bought = {
    acquired: input.target_nav_date ?? read.requested,
    sequence: 0,
    shares,
    cost: sale.net,
    origin: input.key_product_target ?? input.key_product,
  };
  const lots = terms.isDeferred
    ? transferLots(
        sale.sold.map(({ lot }) => lot),
        shares,
        0,
      )
    : [bought];
  const values = apportion(
    sale.net,
    lots.map((lot) => lot.shares),
  );
  return lots.map((lot, index) =>
    toSimulatedLot({ lot, proceeds: values[index]!, gain: values[index]! - lot.cost }),
  );
}

/** What stays once this order and those after it have left; these take their cost in proportion. */
function remainingOf(read: SimulationCase, sale: Sale): Simulation['remaining'] {
  const { held, reservedAfter } = read;
  const left = sharesOf(held) - sale.shares;
  const shares = left > reservedAfter ? left - reservedAfter : 0n;
  const value = valueOf(shares, read.nav);
  const whole = costOf(held) - sale.cost;
  const cost = shares === left ? whole : roundHalfUp(whole * shares, left);
  return {
    shares: toWire(shares, 6),
    value: toWire(value, 2),
    latent_gain: toWire(value - cost, 2),
  };
}

/** Only natural persons resident in Spain have a savings base; each declares their own part. */
function savingsTaxOf(read: SimulationCase, terms: SimulationTerms, sale: Sale) {
  if (read.type.tax === 'WORK_INCOME' || terms.isDeferred || !defersTransfers(read.taxpayer))
    return null;
  if (read.part === null) return null;
  const gain = declaredGain(read, sale);
  const tax = savingsTax(read.other, gain);
  return {
    part: percentText(read.part),
    gain: toWire(gain, 2),
    before: toWire(tax.before, 2),
    after: toWire(tax.after, 2),
    difference: toWire(tax.difference, 2),
    marginal_rate: percentText(tax.marginalRate),
  };
}

function pensionTax(
  sale: Sale,
  terms: SimulationTerms,
  read: SimulationCase,
  series: readonly PaidPart[] | undefined,
): PensionTax {
  const { isEligible, reasons } = terms.reduction!;
  const paid = sale.gross - sale.commission;
  const { reduction, taxable } = saleIncome(sale, read.lots, terms, mixedDue(read));
  return {
    compartment_1: toWire(sale.before2007, 2),
    compartment_2: toWire(paid - sale.before2007, 2),
    reduction_40: toWire(reduction, 2),
    taxable_work_income: toWire(taxable, 2),
    reduction_eligible: isEligible,
    reasons,
    ...benefitParts(read, terms, { ...sale, taxable }),
    payments: benefitPlan(read, terms, series),
    income_tax: incomeTaxOf(read, taxable, reduction),
  };
}

/**
 * Only natural persons resident in Spain are taxed by the scales; what is paid in payments is income of the years in
 * which they come, and nobody says what else those bring.
 */
function incomeTaxOf(
  { taxpayer, otherGeneral, isOtherKnown, method }: SimulationCase,
  taxable: Cents,
  reduction: Cents,
): PensionTax['income_tax'] {
  if (!defersTransfers(taxpayer) || hasIncome(method)) return null;
  const tax = workIncomeTax(otherGeneral, taxable, reduction);
  return {
    before: toWire(tax.before, 2),
    after: toWire(tax.after, 2),
    difference: toWire(tax.difference, 2),
    unreduced: toWire(tax.unreduced, 2),
    marginal_rate: percentText(tax.marginalRate),
    is_other_known: isOtherKnown,
  };
}

/** "19.00", with more decimals only where the rate has them. */
const percentText = (rate: MicroPercent): string =>
  rate % 10_000n === 0n ? toWire(rate / 10_000n, 2) : toWire(rate, 6);
