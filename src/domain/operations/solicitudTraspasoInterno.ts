import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Transfer between two funds or two plans of the manager: leaves as a redemption, enters one value day later.
 * TRASPASO_SALIDA and TRASPASO_ENTRADA carry it out.
 * @source specification §3 (operation types)
 */
export const solicitudTraspasoInterno: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'INVESTOR',
  orderers: orderers.transfer,
  isRequest: true,
  isPeriodic: false,
  child: null,
  flow: 'BETWEEN',
  isTransfer: true,
  cash: null,
  isContribution: false,
  movement: null,
  execution: 'transfer',
  halves: { out: 'TRASPASO_SALIDA', in: 'TRASPASO_ENTRADA' },
  tax: 'TRANSFER',
  lots: 'OLDEST',
  undoneBy: null,
  block: null,
  required: ['key_product_target'],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'is_total_transfer',
  ],
  checks: ['noLock', 'takenOut', 'remaining', 'target', 'deferral'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI'],
  debited: [],
  documentsOfPlan: ['SOLICITUD_DE_TRASLADO_DC_DE_FP', 'BOLETIN_ADHESION_FP'],
};
