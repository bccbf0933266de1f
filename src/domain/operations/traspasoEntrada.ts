import type { OperationType } from './kinds/operationType.ts';

/**
 * Arrival of a transfer with its dates and cost: second half of an internal one, or from outside.
 * @source specification §3 (operation types)
 */
export const traspasoEntrada: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'SYSTEM',
  isRequest: false,
  isPeriodic: false,
  isDisposal: false,
  required: ['shares'],
  optional: ['gross_amount'],
  checks: [],
  accept: [],
  documents: [],
};
