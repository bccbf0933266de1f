import type { Operation } from '../../orders/operation.ts';
import { checkMove } from './checkMove.ts';
import type { StatusFacts } from './guards.ts';
import { operationStatuses, type OperationStatus } from './statuses.ts';
import type { StatusActor } from './transitions.ts';

/** The statuses to which somebody may move an operation now, in their usual order. */
export function movesFor(
  operation: Operation,
  actor: StatusActor,
  facts: StatusFacts,
): OperationStatus[] {
  const statuses = Object.keys(operationStatuses) as OperationStatus[];
  return statuses.filter((to) => checkMove(operation, to, actor, facts).transition);
}
