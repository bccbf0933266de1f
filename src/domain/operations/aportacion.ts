import { checkPaidIn } from './checks/checkPaidIn.ts';
import { checkPayMethod } from './checks/checkPayMethod.ts';
import { checkRoom } from './checks/checkRoom.ts';
import type { OperationType } from './kinds/operationType.ts';

/**
 * Contribution to a pension plan.
 * @source specification §3 (operation types)
 */
export const aportacion: OperationType = {
  kinds: ['P'],
  begunBy: 'INVESTOR',
  action: 'subscribe',
  isRequest: false,
  isPeriodic: false,
  isDisposal: false,
  required: ['gross_amount', 'pay_method'],
  optional: ['uuid_bank_account'],
  checks: [checkPaidIn, checkPayMethod, checkRoom],
  accept: ['DFP', 'EEPP'],
  documents: ['BOLETIN_ADHESION_FP', 'SOLICITUD_DE_APORTACION_FP'],
};
