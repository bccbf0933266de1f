import type { Cents } from '../money/cents.ts';
import type { PlanSystem } from './planSystem.ts';

/** What changes the limits of a person. */
export interface ContributorSituation {
  /** At least 65 % physical, 33 % psychical, or declared by a judge. */
  hasDisability?: boolean;
  /** Contributes to an employment plan, beside what the employer does. */
  inEmploymentPlan?: boolean;
  /** Contributes to a simplified or sector plan of the self-employed. */
  isSelfEmployed?: boolean;
  /** Net income of work and business of the participant, where a spouse contributes for them. */
  netIncome?: Cents;
}

/** Yearly financial limits over all plans of a person, in cents. */
export const OWN: Cents = 150_000n;
const EMPLOYMENT: Cents = 850_000n;
const SELF_EMPLOYED: Cents = 425_000n;
/** What both additional limits come to at most, beside the own one. @source LIRPF 52.1 */
export const TOGETHER: Cents = 850_000n;
const SPOUSE: Cents = 100_000n;
const DISABILITY_TOTAL: Cents = 2_425_000n;
const DISABILITY_RELATIVE: Cents = 1_000_000n;

/** A spouse may be contributed for while their income of work and business is below this. */
const SPOUSE_INCOME: Cents = 800_000n;

/** Who contributes to a plan of which system. */
export interface Contributor {
  role: string;
  system: PlanSystem;
  /** Of whose plan it is. */
  situation?: ContributorSituation;
}

/**
 * What somebody may contribute in a year, beside their own limit, to plans of a system and to none other; nothing
 * unless their situation is known.
 * @source LIRPF 52.1
 */
export function additionalLimit(system: PlanSystem, situation: ContributorSituation): Cents {
  if (system === 'EMPLOYMENT') return situation.inEmploymentPlan ? EMPLOYMENT : 0n;
  if (system === 'SELF_EMPLOYED') return situation.isSelfEmployed ? SELF_EMPLOYED : 0n;
  return 0n;
}

/**
 * What somebody may contribute to plans of a system in a year by their role on them. A relative contributes only
 * for a person with a disability, a spouse for somebody with little income.
 * @source RDL 1/2002 art. 5; LIRPF 51, 52 and 53; additional provision 16
 */
export function contributionLimit({ role, system, situation = {} }: Contributor): Cents {
  if (role === 'APORTANTE_CONYUGE')
    return (situation.netIncome ?? 0n) < SPOUSE_INCOME ? SPOUSE : 0n;
  if (role === 'APORTANTE_FAMILIAR') return situation.hasDisability ? DISABILITY_RELATIVE : 0n;
  if (situation.hasDisability) return DISABILITY_TOTAL;
  return OWN + additionalLimit(system, situation);
}

/** What all contributors together may put in for one person; undefined where roles do not share one. */
export function jointLimit(situation: ContributorSituation): Cents | undefined {
  return situation.hasDisability ? DISABILITY_TOTAL : undefined;
}
