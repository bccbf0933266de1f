import { parseDate, type PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { parseCause, type RedemptionCauseName } from './causes.ts';

/** For what a benefit is paid, as it was sent or stored. */
export interface PaidFor {
  pp_redemption_cause?: unknown;
  pp_redemption_cause_date?: unknown;
}

/** A benefit that was paid. */
export interface PaidBenefit extends PaidFor {
  on: PlainDate;
  gross: Cents;
  commission: Cents;
  /** Work income that it was. */
  income: Cents;
}

/** What may happen to one person more than once, so that its day tells one from another. */
const repeatable: ReadonlySet<RedemptionCauseName> = new Set([
  'FALLECIMIENTO',
  'ENFERMEDAD_GRAVE',
  'DESEMPLEO',
]);

/**
 * The tax year in which the reduction was taken for a contingency: the first in which a benefit for it was less
 * income than money. Undefined when it never was.
 * @param benefits of one person, over all their plans
 * @source LIRPF, transitional provision 12
 */
export function reductionTakenIn(
  benefits: readonly PaidBenefit[],
  asked: PaidFor,
): number | undefined {
  const years = benefits
    .filter((paid) => paid.income < paid.gross - paid.commission && isSame(paid, asked))
    .map(({ on }) => Number(on.slice(0, 4)));
  return years.length > 0 ? Math.min(...years) : undefined;
}

/** Of a day that is not known it is taken to be the same. */
function isSame(left: PaidFor, right: PaidFor): boolean {
  const cause = parseCause(left.pp_redemption_cause);
  if (!cause || cause !== right.pp_redemption_cause) return false;
  const [one, other] = [left, right].map((each) => parseDate(each.pp_redemption_cause_date));
  return !repeatable.has(cause) || !one || !other || one === other;
}
