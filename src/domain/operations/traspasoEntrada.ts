import type { OperationType } from './kinds/operationType.ts';

/**
 * Arrival of a transfer with its dates and cost: second half of an internal one, or from outside.
 * @source specification §3 (operation types)
 */
export const traspasoEntrada: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'SYSTEM',
  orderers: null,
  isRequest: false,
  isPeriodic: false,
  child: null,
  flow: 'IN',
  isTransfer: true,
  cash: null,
  isContribution: false,
  movement: 'externalTransferIn',
  execution: null,
  halves: null,
  tax: null,
  lots: null,
  undoneBy: null,
  block: null,
  required: ['shares'],
  optional: ['gross_amount'],
  checks: [],
  documents: [],
  debited: [],
  documentsOfPlan: null,
};
