import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Contribution to a pension plan.
 * @source specification §3 (operation types)
 */
export const aportacion: OperationType = {
  kinds: ['P'],
  begunBy: 'INVESTOR',
  orderers: orderers.invest,
  isRequest: false,
  isPeriodic: false,
  child: null,
  flow: 'IN',
  isTransfer: false,
  cash: 'IN',
  isContribution: true,
  movement: 'subscription',
  execution: 'entry',
  halves: null,
  tax: null,
  lots: null,
  undoneBy: 'ANULACION_COMPRA',
  block: null,
  required: ['gross_amount', 'pay_method'],
  optional: ['uuid_bank_account'],
  checks: ['paidIn', 'payMethod', 'room'],
  documents: ['BOLETIN_ADHESION_FP', 'SOLICITUD_DE_APORTACION_FP'],
  debited: ['MANDATO_SEPA'],
  documentsOfPlan: null,
};
