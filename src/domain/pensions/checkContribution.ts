import type { Issue } from '../kernel/issue.ts';
import type { Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format.ts';
import type { ContributionAllowance } from './contributionAllowance.ts';

/**
 * Whether a contribution fits the room that is left this year. Code `contribution.over_limit`,
 * params `max` and `limit` as sentences show them.
 */
export function checkContribution(
  amount: Cents,
  room: Pick<ContributionAllowance, 'available' | 'limit'>,
  path = '/gross_amount',
): Issue[] {
  if (amount <= room.available) return [];
  const params = { max: formatAmount(room.available), limit: formatAmount(room.limit) };
  return [{ code: 'contribution.over_limit', path, params }];
}
