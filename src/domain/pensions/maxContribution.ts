import { toWire } from '../money/wire.ts';
import { contributionAllowance, type Contribution } from './contributionAllowance.ts';
import type { ContributorSituation } from './contributionLimits.ts';

/** The answer of `GET /interveners/{id}/max-contribution`; decimal strings. */
export interface MaxContribution {
  year: number;
  limit: string;
  contributed: string;
  pending: string;
  periodic_committed: string;
  available: string;
  by_role: { role: string; limit: string; contributed: string; available: string }[];
}

/** Whose limit is told: the one that everybody has. */
const system = 'INDIVIDUAL';

/**
 * What may still be contributed in a year to individual and associated plans: for the participant, and for each other
 * role that somebody has on the plans. What plans of another system have beside it is in none of the figures, but
 * what goes beyond it is.
 * @param situationOf of whose plans somebody contributes to in a role
 */
export function maxContribution(
  year: number,
  contributions: readonly Contribution[],
  situation: ContributorSituation = {},
  roles: readonly string[] = [],
  situationOf: (role: string) => ContributorSituation = () => situation,
): MaxContribution {
  const own = contributionAllowance({ role: 'PARTICIPE', system, situation }, contributions);
  return {
    year,
    limit: toWire(own.limit, 2),
    contributed: toWire(own.contributed, 2),
    pending: toWire(own.pending, 2),
    periodic_committed: toWire(own.committed, 2),
    available: toWire(own.available, 2),
    by_role: ['PARTICIPE', ...roles.filter((role) => role !== 'PARTICIPE')].map((role) => {
      const of = role === 'PARTICIPE' ? situation : situationOf(role);
      const room = contributionAllowance({ role, system, situation: of }, contributions);
      return {
        role,
        limit: toWire(room.limit, 2),
        contributed: toWire(room.contributed, 2),
        available: toWire(room.available, 2),
      };
    }),
  };
}
