import type { OperationType } from './kinds/operationType.ts';

/**
 * One date of a periodic contribution: judged against the room of its day, left out when it does not fit.
 * @source specification §3 (operation types)
 */
export const aportacionPeriodica: OperationType = {
  kinds: ['P'],
  begunBy: 'SYSTEM',
  orderers: null,
  isRequest: false,
  isPeriodic: true,
  child: null,
  flow: 'IN',
  isTransfer: false,
  cash: 'IN',
  isContribution: true,
  movement: 'subscription',
  execution: 'entry',
  halves: null,
  tax: null,
  lots: null,
  undoneBy: 'ANULACION_COMPRA',
  block: null,
  required: ['gross_amount'],
  optional: [],
  checks: ['room'],
  documents: [],
  debited: [],
  documentsOfPlan: null,
};
