import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Redemption of fund participations, by gross or net amount, participations or everything.
 * @source specification §3 (operation types)
 */
export const reembolso: OperationType = {
  kinds: ['F'],
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
  checks: ['noLock', 'takenOut', 'remaining', 'bankAccount', 'certificate'],
  documents: ['OPERATION_TICKET'],
  debited: [],
  documentsOfPlan: null,
};
