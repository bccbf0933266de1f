import { benefitIncome } from '../pensions/benefitIncome.ts';
import type { BenefitDue } from '../pensions/partAsked.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { toBenefitPart } from './benefitPart.ts';
import { mixedDue } from './mixedDue.ts';
import { paymentShares } from './paymentShares.ts';
import type { SimulationCase } from './readSimulation.ts';
import { saleIncome } from './saleIncome.ts';
import type { BenefitPayments } from './simulationResult.ts';
import type { SimulationTerms } from './simulationTerms.ts';

/**
 * How a benefit is paid in payments: the first of them and the one after it, as their settlement takes them, both at
 * the same price. Null where nobody said when they are made.
 * @param whole everything that the benefit comes to
 */
export function benefitPlan(
  read: SimulationCase,
  terms: SimulationTerms,
  whole: Sale,
): BenefitPayments | null {
  const { days, lots, nav, indicator } = read;
  if (!days) return null;
  const capital = read.method === 'MIXTA' ? (read.capital ?? 0n) : undefined;
  const all = { indicator, nav, left: ownAmount(whole, indicator), limit: whole.shares };
  const first =
    days.count === 1
      ? whole
      : (soldFor({ ...all, payments: days.count, capital }, lots, terms) ?? whole);
  const rest = {
    ...{ indicator, nav, limit: whole.shares - first.shares, payments: days.count - 1 },
    left: all.left === null ? null : all.left - ownAmount(first, indicator)!,
  };
  const each = isLeft(rest) ? soldFor(rest, first.left, terms) : undefined;
  const told = {
    first_date: days.first,
    first: toBenefitPart({ ...first, ...saleIncome(first, lots, terms, mixedDue(read)) }),
  };
  if (!each || !days.next)
    return { ...told, count: 1, next_date: null, last_date: days.first, each: null };
  // What is too little to be parted is paid at once.
  const isAll = each.shares >= rest.limit;
  return {
    ...told,
    count: isAll ? 2 : days.count,
    next_date: days.next,
    last_date: isAll ? days.next : days.last,
    each: toBenefitPart({ ...each, ...benefitIncome(each, false) }),
  };
}

/** What a sale takes of the order's own amount; null of everything. */
const ownAmount = ({ gross, net, shares }: Sale, indicator: BenefitDue['indicator']) =>
  ({ B: gross, I: net, P: shares, T: null })[indicator];

const isLeft = ({ limit, left, payments }: BenefitDue): boolean =>
  payments > 0 && limit > 0n && (left === null || left > 0n);

function soldFor(
  due: BenefitDue,
  lots: SimulationCase['lots'],
  terms: SimulationTerms,
): Sale | undefined {
  const asked = paymentShares(due, lots, terms);
  return asked && sell(lots, asked.issues ? due.limit : asked.shares, terms);
}
