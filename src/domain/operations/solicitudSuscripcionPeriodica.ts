import { checkInitialSubscription } from './checks/checkInitialSubscription.ts';
import { checkPeriodicMinimum } from './checks/checkPaidIn.ts';
import { checkDirectDebit } from './checks/checkPayMethod.ts';
import { checkSchedule } from './checks/checkSchedule.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Request of periodic subscriptions by direct debit; each date makes a SUSCRIPCION.
 * @source specification §3 (operation types)
 */
export const solicitudSuscripcionPeriodica: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  action: 'periodics',
  isRequest: true,
  isPeriodic: true,
  isDisposal: false,
  required: ['gross_amount', 'per_period', 'per_start_date'],
  optional: [
    'pay_method',
    'uuid_bank_account',
    'per_end_date',
    'per_increase_type',
    'per_increase',
    'per_increase_period',
  ],
  checks: [checkPeriodicMinimum, checkSchedule, checkInitialSubscription, checkDirectDebit],
  accept: ['DFI', 'INFORME_SEMESTRAL'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI', 'MANDATO_SEPA'],
};
