import type { Issue } from '../kernel/issue.ts';
import { checkShare, checkShareAbove } from './checkShares.ts';
import { readEntry, readOption } from './option.ts';
import type { Rule } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/**
 * One person's share of a whole, as the wire writes it ("33.34"): above 0, with two decimals, and with
 * those of the others at most 100. Option: `true`, `{ others }` with what they add up to, or `{ above }` with what
 * it is more than.
 */
export const checkShareOfWhole: Rule = (value, option, scope): Issue[] => {
  if (isEmpty(value)) return [];
  const share = textOf(value) ?? '';
  if (option === true) return checkShare(share, [], '');
  const above = textOf(readEntry(option, 'above', scope));
  if (above !== undefined) {
    const issues = checkShare(share, [], '');
    return issues.length > 0 ? issues : checkShareAbove(share, above);
  }
  const others = textOf(readOption(option, 'others', scope));
  // What the others have is not known: no share is known to be small enough.
  if (others === undefined || isEmpty(others)) return [{ code: 'fact_missing', path: '' }];
  return checkShare(share, [others], '');
};
