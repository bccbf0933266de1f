import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Request of periodic redemptions; each date makes a REEMBOLSO_PERIODICO.
 * @source specification §3 (operation types)
 */
export const solicitudReembolsoPeriodico: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  orderers: orderers.redeem,
  isRequest: true,
  isPeriodic: true,
  child: 'REEMBOLSO_PERIODICO',
  flow: 'OUT',
  isTransfer: false,
  cash: null,
  isContribution: false,
  movement: null,
  execution: null,
  halves: null,
  tax: 'WITHHELD',
  lots: 'OLDEST',
  undoneBy: null,
  block: null,
  required: ['per_period', 'per_start_date'],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'uuid_bank_account',
    'per_end_date',
    'per_increase_type',
    'per_increase',
    'per_increase_period',
  ],
  checks: ['noLock', 'takenOut', 'schedule', 'bankAccount', 'certificate'],
  documents: ['OPERATION_TICKET'],
  debited: [],
  documentsOfPlan: null,
};
