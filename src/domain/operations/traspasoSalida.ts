import { checkDestination } from './checks/checkDestination.ts';
import { checkNoLock } from './checks/checkNoLock.ts';
import { checkRemaining, checkTakenOut } from './checks/checkTakenOut.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Departure of a transfer: first half of an internal one, or asked for by another entity, where investors
 * begin it. There it is signed; here it is checked and carried out.
 * @source specification §3 (operation types)
 */
export const traspasoSalida: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'SYSTEM',
  isRequest: false,
  isPeriodic: false,
  isDisposal: true,
  required: [],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'shares',
    'is_total_transfer',
    'xt_entity',
    'xt_isin_code',
    'pp_xt_dgs_code',
  ],
  checks: [checkDestination, checkNoLock, checkTakenOut, checkRemaining],
  accept: [],
  documents: [],
};
