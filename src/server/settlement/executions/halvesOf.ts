import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import type { StoredOperation } from '../../operations/toRuleOperation.ts';

/** The types that carry out a transfer. @throws where the type is none */
export function halvesOf({
  operation_type,
}: Pick<StoredOperation, 'operation_type'>): NonNullable<OperationType['halves']> {
  const { halves } = operationTypeOf(operation_type);
  if (!halves) throw new Error(`${operation_type} is no transfer`);
  return halves;
}
