import { checkCertificate } from './checks/checkCertificate.ts';
import { checkNoLock } from './checks/checkNoLock.ts';
import { checkTakenOut } from './checks/checkTakenOut.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * One date of a periodic redemption.
 * @source specification §3 (operation types)
 */
export const reembolsoPeriodico: OperationType = {
  kinds: ['F'],
  begunBy: 'SYSTEM',
  isRequest: false,
  isPeriodic: true,
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
  checks: [checkNoLock, checkTakenOut, checkCertificate],
  accept: [],
  documents: ['OPERATION_TICKET'],
};
