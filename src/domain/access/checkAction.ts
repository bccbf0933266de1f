import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import type { Action } from './actions.ts';
import { effectiveRoles, type TutoredAccount } from './effectiveRoles.ts';
import { isTutorBlocked } from './isTutorBlocked.ts';
import type { MatrixCondition } from './matrix.ts';
import { mayOn } from './mayOn.ts';

/**
 * Whether the intervener may do something on this account today; denied unless a role in force
 * allows it, or allows it under a condition that is among `met`. Codes `tutor_blocked`,
 * `action_not_allowed`, or `needs_<condition>` for what would be enough.
 * @source specification §6
 */
export function checkAction(
  account: TutoredAccount,
  action: Action,
  today: PlainDate,
  met: readonly MatrixCondition[] = [],
): Issue[] {
  if (isTutorBlocked(account, today)) return [{ code: 'tutor_blocked', path: '' }];
  const permissions = effectiveRoles(account, today).map((role) => mayOn(role, action));
  if (permissions.some((permission) => permission === 'yes' || isMet(permission, met))) return [];
  const missing = permissions.find((permission) => permission !== 'no');
  const code = missing ? `needs_${missing}` : 'action_not_allowed';
  return [{ code, path: '', params: { action } }];
}

function isMet(permission: string, met: readonly string[]): boolean {
  return met.includes(permission);
}
