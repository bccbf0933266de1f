import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import type { Action } from './actions.ts';
import { checkPermission } from './checkPermission.ts';
import type { TutoredAccount } from './effectiveRoles.ts';
import type { MatrixCondition } from './matrix.ts';
import { mayOn } from './mayOn.ts';

/** Whether the intervener may do something on this account today by the matrix. Codes of `checkPermission`. */
export function checkAction(
  account: TutoredAccount,
  action: Action,
  today: PlainDate,
  met: readonly MatrixCondition[] = [],
): Issue[] {
  return checkPermission(account, (role) => mayOn(role, action), today, met, { action });
}
