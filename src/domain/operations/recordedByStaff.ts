import type { OperationType } from './kinds/operationType.ts';

/** A movement that staff record from papers: participations in or out, no order and no checks of one. */
export const recordedByStaff = (
  kinds: OperationType['kinds'],
  { isDisposal }: { isDisposal: boolean },
): OperationType => ({
  kinds,
  begunBy: 'STAFF',
  isRequest: false,
  isPeriodic: false,
  isDisposal,
  required: ['shares'],
  optional: ['gross_amount'],
  checks: [],
  accept: [],
  documents: [],
});
