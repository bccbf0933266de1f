import { checkCertificate } from './checks/checkCertificate.ts';
import { checkNoLock } from './checks/checkNoLock.ts';
import { checkBankAccount } from './checks/checkPayMethod.ts';
import { checkSchedule } from './checks/checkSchedule.ts';
import { checkTakenOut } from './checks/checkTakenOut.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Request of periodic redemptions; each date makes a REEMBOLSO_PERIODICO.
 * @source specification §3 (operation types)
 */
export const solicitudReembolsoPeriodico: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  action: 'periodics',
  isRequest: true,
  isPeriodic: true,
  isDisposal: true,
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
  checks: [checkNoLock, checkTakenOut, checkSchedule, checkBankAccount, checkCertificate],
  accept: [],
  documents: ['OPERATION_TICKET'],
};
