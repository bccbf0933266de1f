import type { Issue } from '../kernel/issue.ts';
import { parseCents } from '../money/cents.ts';
import { parseShares, type MicroShares } from '../money/shares.ts';
import { sharesFor, valueOf } from '../money/valuation.ts';
import { toWire } from '../money/wire.ts';
import { checkMaxValueCurrencyDynamic } from '../rules/maxValueCurrencyDynamic.ts';
import { checkMaxValueParticipationsDynamic } from '../rules/maxValueParticipationsDynamic.ts';
import type { SaleTerms } from '../tax/exactSale.ts';
import type { SimulationCase } from './readSimulation.ts';
import { sell } from '../tax/sale.ts';
import { sharesForNet } from '../tax/sharesForNet.ts';

export type SharesAsked =
  { shares: MicroShares; issues?: undefined } | { shares?: undefined; issues: Issue[] };

/** How an order says how much: the indicator and an amount in euro or participations. */
export type AskedCase = Pick<SimulationCase, 'indicator' | 'lots' | 'available' | 'nav'>;

/**
 * The participations that an order is about: B what the gross amount is at the NAV, I the smallest
 * number that nets the amount, P those given, T all that are available. An amount that only rounding
 * puts above everything is everything. Codes `required`, `amount`, `simulation.positive`, `simulation.worthless` for
 * participations that are not worth a cent, and the dynamic maxima of specification §5.
 */
export function sharesAsked(
  asked: AskedCase,
  amount: unknown,
  terms: SaleTerms,
  isInProgress = false,
): SharesAsked {
  const { indicator, available } = asked;
  if (indicator === 'T') return { shares: available };
  if (amount === undefined || amount === null || amount === '') return refused('required');
  const number = indicator === 'P' ? parseShares(amount) : parseCents(amount);
  if (number === undefined) return refused('amount');
  if (number <= 0n) return refused('simulation.positive');
  const shares = sharesOfAmount(asked, number, terms);
  if (shares === undefined) return tooMuch(asked, amount, terms, isInProgress);
  if (shares <= 0n) return refused('simulation.positive');
  return valueOf(shares, asked.nav) > 0n ? { shares } : refused('simulation.worthless');
}

/** The most that may be asked for under the indicator: cents, or micro-participations under P. */
export function maximumOf(
  { indicator, lots, available, nav }: AskedCase,
  terms: SaleTerms,
): bigint {
  if (indicator === 'P') return available;
  if (indicator === 'I') return sell(lots, available, terms).net;
  return valueOf(available, nav);
}

/** Undefined when there are not as many. */
function sharesOfAmount(
  asked: AskedCase,
  number: bigint,
  terms: SaleTerms,
): MicroShares | undefined {
  const { indicator, lots, available, nav } = asked;
  if (indicator === 'I') return sharesForNet(lots, number, terms, available);
  if (number > maximumOf(asked, terms)) return undefined;
  if (indicator === 'P') return number;
  const shares = sharesFor(number, nav);
  return shares < available ? shares : available;
}

function tooMuch(
  asked: AskedCase,
  amount: unknown,
  terms: SaleTerms,
  isInProgress: boolean,
): SharesAsked {
  const isCount = asked.indicator === 'P';
  const check = isCount ? checkMaxValueParticipationsDynamic : checkMaxValueCurrencyDynamic;
  const max = toWire(maximumOf(asked, terms), isCount ? 6 : 2);
  const issues = check(amount, { max, in_progress: isInProgress });
  return { issues: issues.map((issue) => ({ ...issue, path: '/amount' })) };
}

const refused = (code: string): SharesAsked => ({ issues: [{ code, path: '/amount' }] });
