import { checkPaidIn } from './checks/checkPaidIn.ts';
import { checkPayMethod } from './checks/checkPayMethod.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Subscription of fund participations: at the NAV of the day on which its money is reconciled.
 * @source specification §3 (operation types)
 */
export const suscripcion: OperationType = {
  kinds: ['F'],
  begunBy: 'INVESTOR',
  action: 'subscribe',
  isRequest: false,
  isPeriodic: false,
  isDisposal: false,
  required: ['gross_amount', 'pay_method'],
  optional: ['uuid_bank_account'],
  checks: [checkPaidIn, checkPayMethod],
  accept: ['DFI', 'ANEXO_AL_DFI', 'INFORME_SEMESTRAL'],
  documents: ['ORDEN_DE_SUSCRIPCION(S)_TRASPASO_FI', 'EVALUACION_CONVENIENCIA', 'OPERATION_TICKET'],
};
