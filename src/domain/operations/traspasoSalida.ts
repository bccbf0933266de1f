import type { OperationType } from './kinds/operationType.ts';

/**
 * Departure of a transfer: first half of an internal one, or asked for by another entity, where investors
 * begin it. There it is signed; here it is checked and carried out.
 * @source specification §3 (operation types)
 */
export const traspasoSalida: OperationType = {
  kinds: ['F', 'P'],
  begunBy: 'SYSTEM',
  orderers: null,
  isRequest: false,
  isPeriodic: false,
  child: null,
  flow: 'OUT',
  isTransfer: true,
  cash: null,
  isContribution: false,
  movement: 'externalTransferOut',
  execution: 'departure',
  halves: null,
  tax: 'TRANSFER',
  lots: 'EXECUTED',
  undoneBy: null,
  block: null,
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
  checks: ['destination', 'noLock', 'takenOut', 'remaining'],
  documents: [],
  debited: [],
  documentsOfPlan: null,
};
