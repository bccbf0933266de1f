import { checkNoLock } from './checks/checkNoLock.ts';
import { checkRemaining, checkTakenOut } from './checks/checkTakenOut.ts';
import { checkTarget } from './checks/checkTarget.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Transfer between two products of the manager: leaves as a redemption, enters one value day later.
 * TRASPASO_SALIDA and TRASPASO_ENTRADA carry it out.
 * @source specification §3 (operation types)
 */
export const solicitudTraspasoInterno: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  action: 'transfer',
  isRequest: true,
  isPeriodic: false,
  isDisposal: true,
  required: ['key_product_target'],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'is_total_transfer',
  ],
  checks: [checkNoLock, checkTakenOut, checkRemaining, checkTarget],
  accept: ['DFI'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI'],
};
