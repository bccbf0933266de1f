import type { Action } from '#/domain/access/actions.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';

/** What somebody has to be allowed who pays for an order, or says what became of paying: giving it. */
export function payingAction({ operation_type }: { operation_type: string }): Action {
  const type = findOperationType(operation_type);
  return type?.action ?? 'subscribe';
}
