import type { OperationId } from '#/contract/call.ts';

/**
 * What staff must have beside a login to ask for a call; every other call that the table of callers opens to
 * them only looks. @source specification §6 (permission sets)
 */
export const permissions: Readonly<Partial<Record<OperationId, string>>> = {
  validateDocument: 'operate',
  validateBankAccount: 'operate',
  validateStaffDraftData: 'operate',
  changeIntervenerStatus: 'operate',
  changeOperationStatus: 'operate',
  reconcileOperation: 'operate',
  receiveTransferRequest: 'operate',
  exportOperationToRd: 'operate',
  exportOperationToRdText: 'operate',
  exportOperationsToRdText: 'operate',
};
