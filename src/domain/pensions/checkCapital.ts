import type { Issue } from '../kernel/issue.ts';
import type { Cents } from '../money/cents.ts';

/**
 * Whether the part of a mixed benefit that is paid as capital leaves something for its income. Code `benefit.capital`.
 * @param whole what the benefit comes to in the measure of the capital: net where it is ordered net, else gross;
 * undefined where nobody can tell yet
 */
export const checkCapital = (capital: Cents, whole: Cents | undefined): Issue[] =>
  whole !== undefined && capital >= whole
    ? [{ code: 'benefit.capital', path: '/pp_redemption_mixed_amount' }]
    : [];
