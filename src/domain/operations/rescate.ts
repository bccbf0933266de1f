import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Payment of pension rights to whom a contingency, or liquidity by law, allows it.
 * @source specification §3 (operation types)
 */
export const rescate: OperationType = {
  kinds: ['P'],
  begunBy: 'INVESTOR',
  orderers: orderers.redeem,
  isRequest: false,
  isPeriodic: false,
  child: null,
  flow: 'OUT',
  isTransfer: false,
  cash: 'OUT',
  isContribution: false,
  movement: 'redemption',
  execution: 'sale',
  halves: null,
  tax: 'WORK_INCOME',
  lots: 'COMPARTMENT',
  undoneBy: null,
  block: null,
  required: ['pp_redemption_cause', 'pp_redemption_collection_method'],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'is_total_redemption',
    'uuid_bank_account',
    'pp_redemption_cause_date',
    'pp_redemption_defer',
    'pp_redemption_defer_date',
    'pp_compartment',
    'pp_redemption_mixed_amount',
    'per_period',
    'per_end_date',
    'pp_rendering_variation',
  ],
  checks: ['noLock', 'benefit', 'takenOut', 'bankAccount'],
  documents: ['SOLICITUD_DE_PRESTACION_FP', 'ACREDITACION_CONTINGENCIA', 'MODELO_145'],
  debited: [],
  documentsOfPlan: null,
};
