import { operationTypes } from './index.ts';
import type { OperationType, OperationTypeName } from './kinds/operationType.ts';

/** The names of the types of which something holds, in the order of the table. */
export const typesWhere = (holds: (type: OperationType) => boolean): OperationTypeName[] =>
  (Object.keys(operationTypes) as OperationTypeName[]).filter((name) =>
    holds(operationTypes[name]),
  );
