import type { Handlers } from '../ports/handler.ts';
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
import { closeStaffAlert, getStaffAlert, listStaffAlerts } from './staffAlerts.ts';
import { answerIssue, changeIssueStatus, getStaffIssue, listStaffIssues } from './staffIssues.ts';
import {
  decidePartyRequest,
  getStaffPartyRequest,
  listStaffPartyRequests,
} from './staffPartyRequests.ts';
import { downloadRegistryBatch, listRegistryBatches } from './staffRegistry.ts';
import { listStaffOperations, reconcileOperation, recordDebitAnswer } from './staffOperations.ts';
import {
  getFiscalHistory,
  getStaffTransfer,
  listStaffTransfers,
  receiveTransferFile,
  receiveTransferRequest,
  recordTransferMessage,
} from './staffTransfers.ts';
import { askKycAgain } from './kyc.ts';
import { listPromiseRates } from './listPromiseRates.ts';
import { getContributorSituations, setContributorSituation } from './contributorSituations.ts';
import { getTaxExemptions, setTaxExemption } from './taxExemptions.ts';
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
  getStaffAlert,
  closeStaffAlert,
  listStaffIssues,
  getStaffIssue,
  answerIssue,
  changeIssueStatus,
  listStaffPartyRequests,
  getStaffPartyRequest,
  decidePartyRequest,
  listRegistryBatches,
  downloadRegistryBatch,
  listStaffOperations,
  reconcileOperation,
  getFiscalHistory,
  receiveTransferRequest,
  listStaffTransfers,
  getStaffTransfer,
  recordTransferMessage,
  receiveTransferFile,
  recordDebitAnswer,
  getTaxExemptions,
  setTaxExemption,
  askKycAgain,
  getContributorSituations,
  setContributorSituation,
  listPromiseRates,
  listStaffDraftData,
  validateStaffDraftData,
} satisfies Partial<Handlers>;
