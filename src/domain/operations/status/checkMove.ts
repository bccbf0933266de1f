import type { Issue } from '../../kernel/issue.ts';
import type { Operation } from '../../orders/operation.ts';
import { holds, type StatusFacts } from './guards.ts';
import { operationStatuses, parseStatus, type OperationStatus } from './statuses.ts';
import { transitions, type StatusActor, type Transition } from './transitions.ts';

/** A change that may be made, or why not. */
export type Move =
  { transition: Transition; issues: [] } | { transition?: undefined; issues: Issue[] };

/**
 * Whether an operation may move to another status. Codes, at `/operation_status`:
 * `operation.unknown_status`; `operation.final` (nothing follows its status); `operation.transition`
 * (no such change); `operation.actor` (others make it); `operation.guard.<name>` (one for each
 * condition that does not hold). Params `from` and `to`: labels of the code list `operation-statuses`.
 */
export function checkMove(
  operation: Operation,
  to: unknown,
  actor: StatusActor,
  facts: StatusFacts,
): Move {
  const source = parseStatus(operation.operation_status);
  const target = parseStatus(to);
  if (!source || !target) return refused('operation.unknown_status');
  const params = { from: labelOf(source), to: labelOf(target) };
  if (operationStatuses[source].isFinal) return refused('operation.final', params);
  const known = transitions.filter(({ from, to }) => to === target && from.includes(source));
  if (known.length === 0) return refused('operation.transition', params);
  const own = known.filter(({ by }) => by.includes(actor));
  if (own.length === 0) return refused('operation.actor', params);
  const failedOf = ({ guards }: Transition) =>
    guards.filter((guard) => !holds(guard, operation, facts));
  const transition = own.find((each) => failedOf(each).length === 0);
  if (transition) return { transition, issues: [] };
  return {
    issues: failedOf(own[0]!).map((guard) => ({ ...issueOf(`operation.guard.${guard}`), params })),
  };
}

const labelOf = (code: OperationStatus) => ({ list: 'operation-statuses', code });

const issueOf = (code: string): Issue => ({ code, path: '/operation_status' });

function refused(code: string, params?: Issue['params']): Move {
  return { issues: [{ ...issueOf(code), ...(params && { params }) }] };
}
