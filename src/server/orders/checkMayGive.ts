import { checkPermission } from '#/domain/access/checkPermission.ts';
import type { TutoredAccount } from '#/domain/access/effectiveRoles.ts';
import type { MatrixCondition } from '#/domain/access/matrix.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { orderers } from '#/domain/operations/kinds/orderers.ts';

/** The conditions that hold for one's own order. */
export const ownOrder = [
  ...['own_only', 'own_order', 'pension_only'],
  ...['with_bare_owner', 'with_usufructuary'],
] as readonly MatrixCondition[];

/**
 * Why a role of somebody does not let them give an order of this type; what a standing order brings is given by whom
 * money comes from.
 * @param met the conditions that hold: for one's own order those that were judged when it was ordered
 */
export function checkMayGive(
  account: TutoredAccount,
  type: string,
  today: string,
  met: readonly MatrixCondition[],
): Issue[] {
  const permissions = findOperationType(type)?.orderers ?? orderers.invest;
  return checkPermission(account, (role) => permissions[role] ?? 'no', today, met, {
    action: type,
  });
}
