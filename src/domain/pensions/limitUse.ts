import type { Cents } from '../money/cents.ts';
import { additionalLimit, OWN, TOGETHER, type ContributorSituation } from './contributionLimits.ts';
import type { PlanSystem } from './planSystem.ts';

/** Money that went into a plan of a system. */
export interface PlanMoney {
  system: PlanSystem;
  amount: Cents;
}

/**
 * What contributions of a year use of the limit that plans of a system have, which is the own one and the system's
 * additional one. Money takes the additional limit of its plan first, and what goes beyond it the own one, which all
 * plans share; both additional limits come to `TOGETHER` at most. What other systems use of the own limit beyond its
 * end takes nothing from an additional one.
 * @source LIRPF 52.1; RDL 1/2002 art. 5.3
 */
export function limitUse(
  system: PlanSystem,
  given: readonly PlanMoney[],
  situation: ContributorSituation,
): Cents {
  const additional = (of: PlanSystem): Cents =>
    least(sum(given.filter((each) => each.system === of)), additionalLimit(of, situation));
  const covered = least(additional('EMPLOYMENT') + additional('SELF_EMPLOYED'), TOGETHER);
  const own = sum(given) - covered;
  const most = additionalLimit(system, situation);
  if (most === 0n) return own;
  return least(own, OWN) + most - least(most - additional(system), TOGETHER - covered);
}

const sum = (given: readonly PlanMoney[]): Cents =>
  given.reduce((total, { amount }) => total + amount, 0n);

const least = (left: Cents, right: Cents): Cents => (left < right ? left : right);
