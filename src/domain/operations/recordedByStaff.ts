import type { OperationType } from './kinds/operationType.ts';

/** What tells one movement that staff record from another. */
type Recorded = Pick<OperationType, 'movement' | 'flow' | 'cash' | 'tax' | 'lots' | 'block'>;

/**
 * A movement that staff record from papers: participations in or out, no order and no checks of one. What is not
 * said is null: nothing moves, nothing is paid, nothing is taxed.
 */
export const recordedByStaff = (
  kinds: OperationType['kinds'],
  recorded: Partial<Recorded>,
): OperationType => ({
  kinds,
  begunBy: 'STAFF',
  orderers: null,
  isRequest: false,
  isPeriodic: false,
  child: null,
  flow: null,
  isTransfer: false,
  cash: null,
  isContribution: false,
  movement: null,
  execution: null,
  halves: null,
  tax: null,
  lots: null,
  undoneBy: null,
  block: null,
  ...recorded,
  required: ['shares'],
  optional: ['gross_amount'],
  checks: [],
  documents: [],
  debited: [],
  documentsOfPlan: null,
});
