import type { Schema } from '#/contract/schema.ts';
import type { Action } from '#/domain/access/actions.ts';
import { checkAction } from '#/domain/access/checkAction.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { movesFor } from '#/domain/operations/status/movesFor.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { Actor } from '../ports/actor.ts';
import type { CancellationFacts } from './cancellationFacts.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { ownOrder } from './checkMayGive.ts';

type Wire = Schema<'Operation'>;

/** What the actor may do with an operation now. */
export interface OperationActions {
  actions: NonNullable<Wire['actions']>;
  allowed_statuses: OperationStatus[];
}

/** An operation, and what of the actor decides beside their role. */
interface Acting extends Pick<FoundOperation, 'row' | 'account'> {
  /** They are none who may only look. */
  isActive: boolean;
  /** They may give an order of this type, and so this one as it would be. */
  mayGive: boolean;
}

const PERIODIC = ['PERIODIC_ACTIVE', 'PERIODIC_SUSPENDED'];

/**
 * The actions that the state machine and the matrix of roles leave to the actor. Whoever gave the
 * order may take it back; split ownership included, because nothing leaves by that. Staff need the
 * permission to change a status; what waits for papers or money is theirs to judge when they do it. What is refused
 * with 403 is offered to nobody.
 */
export function operationActions(
  actor: Actor,
  { row, account, isActive, mayGive }: Acting,
  operation: Wire,
  today: string,
  known: CancellationFacts | undefined,
): OperationActions {
  const isStaff = actor.kind === 'staff';
  const isOwn = row.ordered_by !== null && row.ordered_by === actor.intervenerUuid;
  const may = (action: Action) =>
    isStaff
      ? actor.permissions.includes('change_status')
      : isActive &&
        account !== undefined &&
        checkAction(account, action, today, isOwn ? ownOrder : []).length === 0;
  const facts: StatusFacts = { ...(isStaff && judgedLater), ...known, today };
  const moves = movesFor(operation, isStaff ? 'STAFF' : 'INVESTOR', facts).filter((to) =>
    may(to === 'CANCELLED' ? 'cancel_order' : 'periodics'),
  );
  const actions: OperationActions['actions'] = [];
  if (!isStaff && mayEdit(operation, { may, mayGive }, known)) actions.push('edit');
  if (moves.includes('CANCELLED')) actions.push('cancel');
  if (moves.includes('PERIODIC_SUSPENDED')) actions.push('suspend');
  if (moves.includes('PERIODIC_ACTIVE')) actions.push('resume');
  return { actions, allowed_statuses: moves };
}

/** What staff see to when they change a status, so that it is listed as theirs to change. */
const judgedLater: Omit<StatusFacts, 'today'> = {
  areDocumentsValidated: true,
  areFundsReconciled: true,
};

/**
 * An order may be edited until somebody has signed it; a periodic one that goes on may be changed by another,
 * one at a time.
 */
function mayEdit(
  operation: Wire,
  { may, mayGive }: { may: (action: Action) => boolean; mayGive: boolean },
  known: CancellationFacts | undefined,
): boolean {
  if (PERIODIC.includes(operation.operation_status))
    return may('periodics') && mayGive && known?.openChange === null;
  const type = findOperationType(operation.operation_type);
  return (
    operation.operation_status === 'REGISTERED_ONLINE' &&
    known?.isSignedBySome === false &&
    type?.orderers != null &&
    may('cancel_order') &&
    mayGive
  );
}
