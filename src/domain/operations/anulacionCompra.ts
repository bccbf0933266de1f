import type { OperationType } from './kinds/operationType.ts';
import { recordedByStaff } from './recordedByStaff.ts';

/**
 * Undoes a purchase whose money its payer's bank took back: exactly what it bought leaves, for what was paid. Nobody
 * orders it, nothing is paid out and nothing is taxed.
 */
export const anulacionCompra = {
  ...recordedByStaff(['F', 'P'], {
    movement: 'undoing',
    flow: 'OUT',
    tax: 'NONE',
    lots: 'EXECUTED',
  }),
  begunBy: 'SYSTEM',
} as const satisfies OperationType;
