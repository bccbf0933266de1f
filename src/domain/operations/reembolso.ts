import { checkCertificate } from './checks/checkCertificate.ts';
import { checkNoLock } from './checks/checkNoLock.ts';
import { checkBankAccount } from './checks/checkPayMethod.ts';
import { checkRemaining, checkTakenOut } from './checks/checkTakenOut.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Redemption of fund participations, by gross or net amount, participations or everything.
 * @source specification §3 (operation types)
 */
export const reembolso: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  action: 'redeem',
  isRequest: false,
  isPeriodic: false,
  isDisposal: true,
  required: [],
  optional: [
    'amount_shares_indicator',
    'gross_amount',
    'net_amount',
    'shares',
    'is_total_redemption',
    'uuid_bank_account',
  ],
  checks: [checkNoLock, checkTakenOut, checkRemaining, checkBankAccount, checkCertificate],
  accept: [],
  documents: ['OPERATION_TICKET'],
};
