import type { OperationType } from './operationType.ts';

/**
 * Departure of a transfer: first half of an internal one, or ordered from another entity.
 * @source specification §3 (operation types)
 */
export const traspasoSalida: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'SYSTEM',
  isRequest: false,
  isPeriodic: false,
  isDisposal: true,
  required: ['shares'],
  optional: ['gross_amount'],
  checks: [],
  accept: [],
  documents: [],
};
