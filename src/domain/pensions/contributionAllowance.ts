import type { Cents } from '../money/cents.ts';
import { contributionLimit, jointLimit, type ContributorSituation } from './contributionLimits.ts';

/** Money that went, goes or will go into plans of one person in a year. */
export interface Contribution {
  /** Role of who contributes. */
  role: string;
  amount: Cents;
  /** Executed, ordered and not finished, or still to come from an active periodic request. */
  state: 'contributed' | 'pending' | 'committed';
}

export interface ContributionAllowance {
  limit: Cents;
  contributed: Cents;
  pending: Cents;
  committed: Cents;
  /** Limit less all three, never below zero. */
  available: Cents;
}

/**
 * What a role may still contribute in the year that the contributions are of. With a disability all
 * contributors share one limit beside their own.
 */
export function contributionAllowance(
  role: string,
  contributions: readonly Contribution[],
  situation: ContributorSituation = {},
): ContributionAllowance {
  const limit = contributionLimit(role, situation);
  const mine = contributions.filter((contribution) => groupOf(contribution.role) === groupOf(role));
  const total = (state: Contribution['state']) =>
    sum(mine.filter((contribution) => contribution.state === state));
  const own = limit - sum(mine);
  const joint = jointLimit(situation);
  const room = joint === undefined ? own : least(own, joint - sum(contributions));
  return {
    limit,
    contributed: total('contributed'),
    pending: total('pending'),
    committed: total('committed'),
    available: room > 0n ? room : 0n,
  };
}

/** Whoever acts for the holder uses the holder's limit; spouse and relatives have their own. */
const groupOf = (role: string): string =>
  role === 'APORTANTE_CONYUGE' || role === 'APORTANTE_FAMILIAR' ? role : 'PARTICIPE';

const sum = (contributions: readonly Contribution[]): Cents =>
  contributions.reduce((total, { amount }) => total + amount, 0n);

const least = (left: Cents, right: Cents): Cents => (left < right ? left : right);
