import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Request of periodic contributions; each date makes an APORTACION_PERIODICA.
 * @source specification §3 (operation types)
 */
export const solicitudAportacionPeriodica: OperationType = {
  kinds: ['P'],
  begunBy: 'INVESTOR',
  orderers: orderers.invest,
  isRequest: true,
  isPeriodic: true,
  child: 'APORTACION_PERIODICA',
  flow: 'IN',
  isTransfer: false,
  cash: null,
  isContribution: true,
  movement: null,
  execution: null,
  halves: null,
  tax: null,
  lots: null,
  undoneBy: null,
  block: null,
  required: ['gross_amount', 'per_period', 'per_start_date'],
  optional: [
    'pay_method',
    'uuid_bank_account',
    'per_end_date',
    'per_increase_type',
    'per_increase',
    'per_increase_period',
  ],
  checks: ['periodicMinimum', 'schedule', 'directDebit', 'yearlyLimit'],
  documents: ['SOLICITUD_DE_APORTACION_FP', 'MANDATO_SEPA'],
  debited: [],
  documentsOfPlan: null,
};
