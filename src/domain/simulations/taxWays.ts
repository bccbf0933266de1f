import type { Lot } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import { parseShares, type MicroShares } from '../money/shares.ts';
import { toWire } from '../money/wire.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { savingsScale } from '../tax/savingsScale.ts';
import { savingsTax } from '../tax/savingsTax.ts';
import { readSimulation, type SimulationCase } from './readSimulation.ts';
import type { HoldingSimulation } from './simulationInput.ts';
import type { Simulation } from './simulationResult.ts';
import { simulationTerms } from './simulationTerms.ts';

/** Another way to do what a sale does: what it brings, and the income tax that is estimated of it; decimal strings. */
export interface TaxWay {
  key: 'TRANSFER' | 'BRACKET' | 'TWO_YEARS';
  shares: string;
  gross_amount: string;
  withholding: string;
  net_amount: string;
  /** Of all the years in which it is taken; never taken off the net amount. */
  tax: string;
  /** What of the net amount comes this year and the next, where it is taken in two. */
  years: { first: string; second: string } | null;
}

/**
 * Ways near a sale by a person who lives in Spain, each with its tax: a transfer of the same participations, what leaves
 * the year's savings base within the step of the scale below, and that with the rest in the next year, at the same
 * price, scale and other income. None where nothing is gained. Arithmetic on the order itself: it names no product.
 * @param asked what the same input was simulated to bring
 * @source LIRPF 66, 76 and 94.1 a
 */
export function taxWays(input: HoldingSimulation, lots: Lot[], asked: Simulation): TaxWay[] {
  const { read } = readSimulation(input, lots);
  const shares = parseShares(asked.shares);
  if (!read || shares === undefined || !asked.savings_tax) return [];
  const terms = simulationTerms(read, input);
  const whole = sell(read.lots, shares, terms);
  if (whole.gain <= 0n) return [];
  const transfer = sell(read.lots, shares, { ...terms, rate: 0n });
  return [toWay('TRANSFER', [transfer], 0n), ...withinStep(read, terms, whole)];
}

function withinStep(read: SimulationCase, terms: SaleTerms, whole: Sale): TaxWay[] {
  const { other } = read;
  const step = savingsScale.findLast(({ above }) => other + whole.gain > above);
  if (!step || step.above <= other) return [];
  const shares = mostWithin(read.lots, whole.shares, step.above - other, terms);
  if (shares === 0n) return [];
  const first = sell(read.lots, shares, terms);
  const second = sell(first.left, whole.shares - shares, terms);
  const [now, later] = [first, second].map(({ gain }) => savingsTax(other, gain).difference);
  const isLess = now! + later! < savingsTax(other, whole.gain).difference;
  return [
    toWay('BRACKET', [first], now!),
    ...(isLess ? [toWay('TWO_YEARS', [first, second], now! + later!)] : []),
  ];
}

/**
 * Participations, at most so many, whose gain is at most `gain` while one millionth more is above it.
 * @param shares whose gain is above it
 */
function mostWithin(
  lots: readonly Lot[],
  shares: MicroShares,
  gain: Cents,
  terms: SaleTerms,
): MicroShares {
  let [within, above] = [0n, shares];
  while (above - within > 1n) {
    const middle = (within + above) / 2n;
    if (sell(lots, middle, terms).gain <= gain) within = middle;
    else above = middle;
  }
  return within;
}

function toWay(key: TaxWay['key'], sales: [Sale] | [Sale, Sale], tax: Cents): TaxWay {
  const sum = (part: (sale: Sale) => bigint) =>
    sales.reduce((total, sale) => total + part(sale), 0n);
  const [first, second] = sales;
  return {
    key,
    shares: toWire(
      sum((sale) => sale.shares),
      6,
    ),
    gross_amount: toWire(
      sum(({ gross }) => gross),
      2,
    ),
    withholding: toWire(
      sum(({ withholding }) => withholding),
      2,
    ),
    net_amount: toWire(
      sum(({ net }) => net),
      2,
    ),
    tax: toWire(tax, 2),
    years: second ? { first: toWire(first.net, 2), second: toWire(second.net, 2) } : null,
  };
}
