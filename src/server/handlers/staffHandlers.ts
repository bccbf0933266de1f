import type { Handlers } from '../router/handler.ts';
import {
  exportOperationToRd,
  exportOperationToRdText,
  exportOperationsToRdText,
} from './registry.ts';
import {
  downloadOriginalDocument,
  listStaffDocuments,
  validateDocument,
} from './staffDocuments.ts';
import { listStaffBankAccounts, validateBankAccount } from './staffBankAccounts.ts';
import { confirmContact } from './confirmContact.ts';
import { changeIntervenerStatus, listStaffInterveners } from './staffInterveners.ts';
import { listStaffAlerts } from './staffAlerts.ts';
import { downloadRegistryBatch, listRegistryBatches } from './staffRegistry.ts';
import { listStaffOperations, reconcileOperation, recordDebitAnswer } from './staffOperations.ts';
import {
  getFiscalHistory,
  listStaffTransfers,
  receiveTransferFile,
  receiveTransferRequest,
  recordTransferMessage,
} from './staffTransfers.ts';
import { listStaffDraftData, validateStaffDraftData } from './staffDraftData.ts';

/** The calls of staff, by their names in the contract. */
export const staffHandlers = {
  exportOperationToRd,
  exportOperationToRdText,
  exportOperationsToRdText,
  downloadOriginalDocument,
  listStaffDocuments,
  validateDocument,
  listStaffBankAccounts,
  validateBankAccount,
  confirmContact,
  changeIntervenerStatus,
  listStaffInterveners,
  listStaffAlerts,
  listRegistryBatches,
  downloadRegistryBatch,
  listStaffOperations,
  reconcileOperation,
  getFiscalHistory,
  receiveTransferRequest,
  listStaffTransfers,
  recordTransferMessage,
  receiveTransferFile,
  recordDebitAnswer,
  listStaffDraftData,
  validateStaffDraftData,
} satisfies Partial<Handlers>;
