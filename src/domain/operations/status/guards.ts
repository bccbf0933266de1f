import type { PlainDate } from '../../dates/plainDate.ts';
import { findOperationType } from '../findOperationType.ts';
import { childTypeOf } from '../periodic/child.ts';
import type { Operation } from '../../orders/operation.ts';

/** What the server knows about an operation when its status is to change. Missing is no. */
export interface StatusFacts {
  today: PlainDate;
  /** Everybody who has to sign has signed. */
  isSigned?: boolean;
  /** All its documents were found good. */
  areDocumentsValidated?: boolean;
  /** The money of a subscription or contribution was matched with it. */
  areFundsReconciled?: boolean;
  /** Its direct debit was presented and the bank has not said that it is paid. */
  isAwaitingDebit?: boolean;
  /** The bank has rejected or returned its direct debit. */
  isDebitFailed?: boolean;
  /** The NAV of its value date is published and was applied. */
  isNavApplied?: boolean;
  /** The cut-off of the NAV that it gets has not passed, or it gets none yet. */
  isBeforeCutOff?: boolean;
  /** Neither it nor any part of it was executed. */
  isNothingExecuted?: boolean;
  /** A part of it was executed, and nothing is left to execute. */
  isNothingLeft?: boolean;
}

type Guard = (operation: Operation, facts: StatusFacts) => boolean;

/**
 * Conditions that a change of status may need. A guard that fails gives an issue
 * `operation.guard.<name>`.
 */
export const guards = {
  signed: (_, { isSigned }) => isSigned === true,
  documents_validated: (_, { areDocumentsValidated }) => areDocumentsValidated === true,
  funds_reconciled: ({ operation_type }, { areFundsReconciled }) =>
    findOperationType(operation_type)?.cash !== 'IN' || areFundsReconciled === true,
  debit_paid: (_, { isAwaitingDebit }) => isAwaitingDebit !== true,
  debit_failed: (_, { isDebitFailed }) => isDebitFailed === true,
  periodic_request: ({ operation_type }) => childTypeOf(operation_type) !== undefined,
  not_periodic_request: ({ operation_type }) => childTypeOf(operation_type) === undefined,
  external_transfer: isExternalTransfer,
  /** An external transfer is finished by its last message, not by the registry. */
  transfer_received: (operation) =>
    operation.operation_status === 'SNCE_3' || !isExternalTransfer(operation),
  /** A change of a standing order, whose terms are other and whose papers are all ours. */
  replaces_another: ({ uuid_replaced }) => !!uuid_replaced,
  nav_applied: (_, { isNavApplied }) => isNavApplied === true,
  before_cut_off: (_, { isBeforeCutOff }) => isBeforeCutOff === true,
  nothing_executed: (_, { isNothingExecuted }) => isNothingExecuted === true,
  nothing_left: (_, { isNothingLeft }) => isNothingLeft === true,
  periodic_ended: ({ per_end_date }, { today }) => !!per_end_date && per_end_date < today,
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** Whether a guard holds; asked through here because the table's functions differ in arity. */
export function holds(name: GuardName, operation: Operation, facts: StatusFacts): boolean {
  const guard: Guard = guards[name];
  return guard(operation, facts);
}

function isExternalTransfer({ operation_type }: Operation): boolean {
  return findOperationType(operation_type)?.execution === 'arrival';
}
