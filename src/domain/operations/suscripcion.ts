import type { OperationType } from './kinds/operationType.ts';
import { orderers } from './kinds/orderers.ts';

/**
 * Subscription of fund participations: at the NAV of the day on which its money is reconciled.
 * @source specification §3 (operation types)
 */
export const suscripcion: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  orderers: orderers.invest,
  isRequest: false,
  isPeriodic: false,
  child: null,
  flow: 'IN',
  isTransfer: false,
  cash: 'IN',
  isContribution: false,
  movement: 'subscription',
  execution: 'entry',
  halves: null,
  tax: null,
  lots: null,
  undoneBy: 'ANULACION_COMPRA',
  block: null,
  required: ['gross_amount', 'pay_method'],
  optional: ['uuid_bank_account'],
  checks: ['paidIn', 'payMethod'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI', 'EVALUACION_CONVENIENCIA', 'OPERATION_TICKET'],
  debited: ['MANDATO_SEPA'],
  documentsOfPlan: null,
};
