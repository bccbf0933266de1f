import type { Cents } from '../money/cents.ts';
import { contributionLimit, jointLimit, type Contributor } from './contributionLimits.ts';
import { limitUse } from './limitUse.ts';
import type { PlanSystem } from './planSystem.ts';

/** Money that went, goes or will go into plans of one person in a year. */
export interface Contribution {
  /** Role of who contributes. */
  role: string;
  /** Of the plan that it goes into. */
  system: PlanSystem;
  amount: Cents;
  /** Executed, ordered and not finished, or still to come from a periodic request. */
  state: 'contributed' | 'pending' | 'committed';
}

/** What of a limit is used, in the order in which it was taken. */
export interface ContributionAllowance {
  limit: Cents;
  contributed: Cents;
  pending: Cents;
  committed: Cents;
  /** Limit less all three, never below zero. */
  available: Cents;
}

/**
 * What a role may still contribute to plans of a system in the year that the contributions are of. With a
 * disability all contributors share one limit beside their own, whatever the system.
 */
export function contributionAllowance(
  contributor: Contributor,
  contributions: readonly Contribution[],
): ContributionAllowance {
  const { role, system, situation = {} } = contributor;
  const limit = contributionLimit(contributor);
  const joint = jointLimit(situation);
  const mine = contributions.filter((contribution) => groupOf(contribution.role) === groupOf(role));
  const isBySystem = groupOf(role) === 'PARTICIPE' && joint === undefined;
  const use = (states: readonly Contribution['state'][]) => {
    const given = mine.filter(({ state }) => states.includes(state));
    return isBySystem ? limitUse(system, given, situation) : sum(given);
  };
  const contributed = use(['contributed']);
  const ordered = use(['contributed', 'pending']);
  const all = use(['contributed', 'pending', 'committed']);
  const own = limit - all;
  const room = joint === undefined ? own : least(own, joint - sum(contributions));
  return {
    limit,
    contributed,
    pending: ordered - contributed,
    committed: all - ordered,
    available: room > 0n ? room : 0n,
  };
}

/** Whoever acts for the holder uses the holder's limit; spouse and relatives have their own. */
const groupOf = (role: string): string =>
  role === 'APORTANTE_CONYUGE' || role === 'APORTANTE_FAMILIAR' ? role : 'PARTICIPE';

const sum = (contributions: readonly Contribution[]): Cents =>
  contributions.reduce((total, { amount }) => total + amount, 0n);

const least = (left: Cents, right: Cents): Cents => (left < right ? left : right);
