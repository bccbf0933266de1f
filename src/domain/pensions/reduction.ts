import type { PlainDate } from '../dates/plainDate.ts';
import { redemptionCauses, type RedemptionCauseName } from './causes.ts';
import type { CollectionMethod } from './collectionMethod.ts';

/** What decides on the 40 % reduction of a benefit paid as capital. */
export interface BenefitClaim {
  /** None: a simulation before there is one. */
  cause?: RedemptionCauseName;
  collectionMethod?: CollectionMethod;
  /** Day of the contingency. */
  causeDate?: PlainDate | null;
  /** Day on which it is paid, whose tax year it belongs to. */
  paid: PlainDate;
  /** There are rights from before 2007 in what is paid. */
  hasBefore2007: boolean;
  /** Tax year in which the reduction was already taken for this contingency. */
  takenIn?: number | null;
}

export interface Reduction {
  isEligible: boolean;
  /**
   * NO_COMPARTMENT_1, NOT_CAPITAL, CAUSE_NOT_REDUCIBLE, OUT_OF_WINDOW, TAKEN_IN_OTHER_YEAR when there is none;
   * COMPARTMENT_1, CAPITAL_PART_ONLY, WINDOW_UNKNOWN for how far there is.
   */
  reasons: string[];
}

/**
 * Whether the part of a benefit from contributions up to 2006 is reduced by 40 %: only what is paid
 * as capital, in one tax year for each contingency, and within the years that follow it.
 * @source LIRPF 17.2 a 3 and transitional provision 12
 */
export function reductionOf(claim: BenefitClaim): Reduction {
  const refusals = [
    ...(claim.hasBefore2007 ? [] : ['NO_COMPARTMENT_1']),
    ...(isCapital(claim.collectionMethod) ? [] : ['NOT_CAPITAL']),
    ...(isReducible(claim) ? [] : ['CAUSE_NOT_REDUCIBLE']),
    ...(isInWindow(claim) ? [] : ['OUT_OF_WINDOW']),
    ...(isTakenElsewhere(claim) ? ['TAKEN_IN_OTHER_YEAR'] : []),
  ];
  if (refusals.length > 0) return { isEligible: false, reasons: refusals };
  return {
    isEligible: true,
    reasons: [
      'COMPARTMENT_1',
      ...(claim.collectionMethod === 'MIXTA' ? ['CAPITAL_PART_ONLY'] : []),
      ...(hasWindow(claim) && !claim.causeDate ? ['WINDOW_UNKNOWN'] : []),
    ],
  };
}

/** All but an income: one of irregular payments is capital too, and a simulation without a method asks about that. */
const isCapital = (method: CollectionMethod | undefined): boolean => method !== 'FINANCIERA';

const isReducible = ({ cause }: BenefitClaim): boolean =>
  cause === undefined || redemptionCauses[cause].isReducible;

/** Years run from a contingency; liquidity without one has none. */
const hasWindow = ({ cause }: BenefitClaim): boolean =>
  cause === undefined || redemptionCauses[cause].isContingency;

const isInWindow = (claim: BenefitClaim): boolean =>
  !claim.causeDate || !hasWindow(claim) || claim.paid <= lastReducedDay(claim.causeDate);

/** Until when a benefit for a contingency of a day is reduced. */
export const lastReducedDay = (causeDate: PlainDate): PlainDate =>
  `${lastYearFor(yearOf(causeDate))}-12-31`;

/** Contingencies from 2015: that year and two more; those of 2011–2014 eight more; older until 2018. */
function lastYearFor(year: number): number {
  if (year >= 2015) return year + 2;
  return year >= 2011 ? year + 8 : 2018;
}

const isTakenElsewhere = ({ takenIn, paid }: BenefitClaim): boolean =>
  typeof takenIn === 'number' && takenIn !== yearOf(paid);

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));
