import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Request of periodic subscriptions by direct debit; each date makes a SUSCRIPCION.
 * @source specification §3 (operation types)
 */
export const solicitudSuscripcionPeriodica: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  orderers: orderers.invest,
  isRequest: true,
  isPeriodic: true,
  child: 'SUSCRIPCION',
  flow: 'IN',
  isTransfer: false,
  cash: null,
  isContribution: false,
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
  checks: ['periodicMinimum', 'schedule', 'initialSubscription', 'directDebit'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI', 'MANDATO_SEPA'],
  debited: [],
  documentsOfPlan: null,
};
