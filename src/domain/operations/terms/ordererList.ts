import type { MatrixCondition } from '../../access/matrix.ts';
import type { Role } from '../../access/roles.ts';
import type { OperationType } from '../kinds/operationType.ts';

/** A role that may order operations of a type; the condition is null where none has to hold beside it. */
export interface Orderer {
  role: Role;
  condition: MatrixCondition | null;
}

/** Who may order operations of a type, in the order of the record. */
export const ordererList = ({ orderers }: Pick<OperationType, 'orderers'>): Orderer[] =>
  Object.entries(orderers ?? {}).flatMap(([role, permission]) =>
    permission === 'no'
      ? []
      : [{ role: role as Role, condition: permission === 'yes' ? null : permission }],
  );
