import type { OperationType } from './kinds/operationType.ts';

/**
 * One date of a periodic redemption.
 * @source specification §3 (operation types)
 */
export const reembolsoPeriodico: OperationType = {
  kinds: ['F'],
  begunBy: 'SYSTEM',
  orderers: null,
  isRequest: false,
  isPeriodic: true,
  child: null,
  flow: 'OUT',
  isTransfer: false,
  cash: 'OUT',
  isContribution: false,
  movement: 'redemption',
  execution: 'sale',
  halves: null,
  tax: 'WITHHELD',
  lots: 'OLDEST',
  undoneBy: null,
  block: null,
  required: [],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'is_total_redemption',
    'uuid_bank_account',
  ],
  checks: ['noLock', 'takenOut', 'certificate'],
  documents: ['OPERATION_TICKET'],
  debited: [],
  documentsOfPlan: null,
};
