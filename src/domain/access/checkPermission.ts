import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import { effectiveRoles, type TutoredAccount } from './effectiveRoles.ts';
import { isTutorBlocked } from './isTutorBlocked.ts';
import type { MatrixCondition, Permission } from './matrix.ts';
import type { Role } from './roles.ts';

/**
 * Whether a role of the intervener that is in force on this account today permits something, or permits it under a
 * condition that is among `met`; denied otherwise. Codes `tutor_blocked`, `action_not_allowed`, or
 * `needs_<condition>` for what would be enough.
 * @param params told with the refusal
 * @source specification §6
 */
export function checkPermission(
  account: TutoredAccount,
  permissionOf: (role: Role) => Permission,
  today: PlainDate,
  met: readonly MatrixCondition[],
  params: Readonly<Record<string, unknown>>,
): Issue[] {
  if (isTutorBlocked(account, today)) return [{ code: 'tutor_blocked', path: '' }];
  const permissions = effectiveRoles(account, today).map(permissionOf);
  if (permissions.some((permission) => permission === 'yes' || isMet(permission, met))) return [];
  const missing = permissions.find((permission) => permission !== 'no');
  const code = missing ? `needs_${missing}` : 'action_not_allowed';
  return [{ code, path: '', params: { ...params } }];
}

function isMet(permission: string, met: readonly string[]): boolean {
  return met.includes(permission);
}
