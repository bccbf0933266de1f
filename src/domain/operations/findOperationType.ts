import { operationTypes } from './index.ts';
import type { OperationType, OperationTypeName } from './kinds/operationType.ts';

/** The record of a type by its wire name; undefined where there is no such type. */
export function findOperationType(name: string | null | undefined): OperationType | undefined {
  const known = parseOperationType(name);
  return known && operationTypes[known];
}

/** A wire name that is one; undefined for anything else. */
export function parseOperationType(value: unknown): OperationTypeName | undefined {
  return typeof value === 'string' && Object.hasOwn(operationTypes, value)
    ? (value as OperationTypeName)
    : undefined;
}

/** The record of a type that is one. @throws for any other name */
export function operationTypeOf(name: string): OperationType {
  const type = findOperationType(name);
  if (!type) throw new Error(`${name} is no type of operation`);
  return type;
}

/** Whether an order pays a benefit of a plan: income from work. @source Ley 35/2006, art. 17.2.a.3ª */
export const isBenefit = ({ operation_type }: { operation_type: string }): boolean =>
  findOperationType(operation_type)?.tax === 'WORK_INCOME';
