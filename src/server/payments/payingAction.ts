import type { Action } from '#/domain/access/actions.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { parseOperationType } from '#/domain/operations/operationKinds.ts';

/** What somebody has to be allowed who pays for an order, or says what became of paying: giving it. */
export function payingAction({ operation_type }: { operation_type: string }): Action {
  const name = parseOperationType(operation_type);
  const type: OperationType | undefined = name && operationTypes[name];
  return type?.action ?? 'subscribe';
}
