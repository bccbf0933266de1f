import type { Handlers } from '../ports/handler.ts';
import { accountInterveners } from './accountInterveners.ts';
import { changePassword } from './changePassword.ts';
import { createIssue } from './createIssue.ts';
import { createToken } from './createToken.ts';
import { drafts } from './drafts.ts';
import { getConfig } from './getConfig.ts';
import { getHostCredentials } from './getHostCredentials.ts';
import { getPublicConfiguration } from './getPublicConfiguration.ts';
import { getTexts } from './getTexts.ts';
import { getHealth, getReady } from './health.ts';
import { listGroups } from './listGroups.ts';
import { recoverPassword } from './recoverPassword.ts';
import * as releases from './releases.ts';
import { revokeToken } from './revokeToken.ts';
import { getMe } from './getMe.ts';
import { getAdminMe } from './getAdminMe.ts';
import { getIntervener } from './getIntervener.ts';
import { getUsIndicia } from './getUsIndicia.ts';
import { getTaxAnswers } from './getTaxAnswers.ts';
import { getIntervenerAddress } from './getIntervenerAddress.ts';
import { listIntervenerAccounts } from './listIntervenerAccounts.ts';
import { getIntervenerBalance } from './getIntervenerBalance.ts';
import { getIntervenerEvolution } from './getIntervenerEvolution.ts';
import { getIntervenerDistribution } from './getIntervenerDistribution.ts';
import { getIntervenerReturns } from './getIntervenerReturns.ts';
import { getAccount } from './getAccount.ts';
import { listAccountPositions } from './listAccountPositions.ts';
import { listAccountEvolution } from './listAccountEvolution.ts';
import { listAccountDistribution } from './listAccountDistribution.ts';
import { listAccountProducts } from './listAccountProducts.ts';
import { listProducts } from './listProducts.ts';
import { getProduct } from './getProduct.ts';
import { listNotifications } from './listNotifications.ts';
import { markNotificationRead } from './markNotificationRead.ts';
import { getCountriesInfo } from './getCountriesInfo.ts';
import { listProvinces } from './listProvinces.ts';
import { validateTin } from './validateTin.ts';
import { listOperations } from './listOperations.ts';
import { getIntervenerIssue, listIntervenerIssues } from './intervenerIssues.ts';
import { listIntervenerOperations } from './listIntervenerOperations.ts';
import { listIntervenerPositions } from './listIntervenerPositions.ts';
import { listAccountOperations } from './listAccountOperations.ts';
import { getOperation } from './getOperation.ts';
import { operationChanges } from './operationChanges.ts';
import { listSubOperations } from './listSubOperations.ts';
import { listOperationHistorical } from './listOperationHistorical.ts';
import { listOperationInterveners } from './listOperationInterveners.ts';
import { listOperationIssues } from './listOperationIssues.ts';
import { listOperationTypes } from './listOperationTypes.ts';
import { getPositionStatuses } from './getPositionStatuses.ts';
import { createOperationsDownload, downloadOperations } from './downloadOperations.ts';
import {
  answerAgnosticTest,
  getAgnosticTest,
  listAgnosticTestQuestions,
  listLeadsTests,
  scoreConvenience,
} from './agnosticTest.ts';
import { answerPoll, getPoll, listPolls } from './polls.ts';
import { proofs } from './proofs.ts';
import { downloadTranscript, getTranscript, listTranscripts } from './transcripts.ts';
import { createOperation } from './createOperation.ts';
import { payments } from './payments.ts';
import {
  confirmSignature,
  getSignature,
  listDocumentsToSign,
  rejectSignature,
  remindSigner,
  resendSignatureCode,
  signDocuments,
} from './signatures.ts';
import { simulateOperation } from './simulateOperation.ts';
import { deleteOperation } from './deleteOperation.ts';
import { updateOperation } from './updateOperation.ts';
import { changeOperationStatus } from './changeOperationStatus.ts';
import { updateAccount } from './updateAccount.ts';
import {
  createBankAccount,
  deleteBankAccount,
  getBankAccount,
  listBankAccounts,
  updateBankAccount,
} from './bankAccounts.ts';
import {
  createBeneficiary,
  deleteBeneficiary,
  getBeneficiary,
  listBeneficiaries,
  updateBeneficiary,
} from './beneficiaries.ts';
import { createContributor, listContributors } from './contributors.ts';
import { listAssociates, listPatrons } from './owners.ts';
import { discardDraftData, getDraftData, validateDraftData } from './draftData.ts';
import { getMaxContribution } from './getMaxContribution.ts';
import { listIntervenerAddresses } from './listIntervenerAddresses.ts';
import { listWards } from './listWards.ts';
import { updateIntervenerAddress } from './updateIntervenerAddress.ts';
import { getIntervenerKyc, getKycAnswers, listIntervenerKyc, saveKyc } from './kyc.ts';
import { replaceIntervener } from './replaceIntervener.ts';
import { updateIntervener } from './updateIntervener.ts';
import { updateCrs } from './updateCrs.ts';
import { updateFatca } from './updateFatca.ts';
import { updateGdpr } from './updateGdpr.ts';
import { getMinimums } from './getMinimums.ts';
import { getOrderTerms } from './getOrderTerms.ts';
import { listOrderAccounts } from './listOrderAccounts.ts';
import { listOrderProducts } from './listOrderProducts.ts';
import { listOrderTypes } from './listOrderTypes.ts';
import { projectOperation } from './projectOperation.ts';
import { listPensionPlans } from './listPensionPlans.ts';
import { getAsset } from './getAsset.ts';
import { getCnmv } from './getCnmv.ts';
import { listPaymentMethods } from './listPaymentMethods.ts';
import { loginOnboarding } from './loginOnboarding.ts';
import { listTaxReports } from './listTaxReports.ts';
import { listAccountLots } from './listAccountLots.ts';
import {
  downloadIntervenerDocument,
  listIntervenerDocumentValidations,
  listIntervenerDocuments,
  updateIntervenerDocument,
  uploadIntervenerDocuments,
} from './intervenerDocuments.ts';
import {
  downloadAccountDocument,
  listAccountDocumentValidations,
  listAccountDocuments,
  updateAccountDocument,
  uploadAccountDocuments,
} from './accountDocuments.ts';
import {
  deleteOperationDocument,
  downloadOperationDocument,
  listOperationDocumentValidations,
  listOperationDocuments,
  updateOperationDocument,
  uploadOperationDocuments,
} from './operationDocuments.ts';
import { downloadTaxReport } from './downloadTaxReport.ts';
import { downloadProductDocument } from './downloadProductDocument.ts';
import * as reauthentications from './reauthentications.ts';
import { getIntervenerPhoto, removeIntervenerPhoto, replaceIntervenerPhoto } from './photos.ts';
import { staffHandlers } from './staffHandlers.ts';
import { studio } from './studio.ts';

/** Every call that is built, by its name in the contract. The others stand in `planned.ts`. */
export const handlers = {
  changePassword,
  createIssue,
  createToken,
  ...drafts,
  getAccount,
  getAdminMe,
  getConfig,
  getCountriesInfo,
  getHealth,
  getHostCredentials,
  getIntervener,
  getIntervenerAddress,
  getIntervenerKyc,
  getKycAnswers,
  getUsIndicia,
  getTaxAnswers,
  getIntervenerBalance,
  getIntervenerDistribution,
  getIntervenerPhoto,
  replaceIntervenerPhoto,
  removeIntervenerPhoto,
  getIntervenerReturns,
  listIntervenerPositions,
  getIntervenerEvolution,
  getMe,
  getProduct,
  getPublicConfiguration,
  getReady,
  ...releases,
  getTexts,
  listAccountDistribution,
  listAccountEvolution,
  listAccountPositions,
  listAccountProducts,
  listGroups,
  listIntervenerAccounts,
  listNotifications,
  listProducts,
  listProvinces,
  markNotificationRead,
  recoverPassword,
  revokeToken,
  validateTin,
  answerAgnosticTest,
  getAgnosticTest,
  listAgnosticTestQuestions,
  listLeadsTests,
  scoreConvenience,
  answerPoll,
  getPoll,
  listPolls,
  ...proofs,
  downloadTranscript,
  getTranscript,
  listTranscripts,
  listOperations,
  getIntervenerIssue,
  listIntervenerIssues,
  listIntervenerOperations,
  listAccountOperations,
  getOperation,
  ...operationChanges,
  listSubOperations,
  listOperationHistorical,
  listOperationInterveners,
  listOperationIssues,
  listOperationTypes,
  getPositionStatuses,
  createOperationsDownload,
  downloadOperations,
  getMinimums,
  getOrderTerms,
  listOrderAccounts,
  listOrderProducts,
  listOrderTypes,
  projectOperation,
  listPensionPlans,
  getAsset,
  getCnmv,
  listPaymentMethods,
  loginOnboarding,
  listTaxReports,
  listAccountLots,
  changeOperationStatus,
  createBankAccount,
  createBeneficiary,
  createContributor,
  createOperation,
  deleteBankAccount,
  getBankAccount,
  deleteBeneficiary,
  getBeneficiary,
  deleteOperation,
  discardDraftData,
  getDraftData,
  getMaxContribution,
  ...accountInterveners,
  listAssociates,
  listBankAccounts,
  listBeneficiaries,
  listContributors,
  listIntervenerAddresses,
  listWards,
  listIntervenerKyc,
  listPatrons,
  replaceIntervener,
  saveKyc,
  simulateOperation,
  updateAccount,
  updateBankAccount,
  updateBeneficiary,
  updateCrs,
  updateFatca,
  updateGdpr,
  updateIntervener,
  updateIntervenerAddress,
  updateOperation,
  validateDraftData,
  deleteOperationDocument,
  downloadAccountDocument,
  downloadIntervenerDocument,
  downloadOperationDocument,
  downloadProductDocument,
  downloadTaxReport,
  listAccountDocumentValidations,
  listAccountDocuments,
  listIntervenerDocumentValidations,
  listIntervenerDocuments,
  listOperationDocumentValidations,
  listOperationDocuments,
  updateAccountDocument,
  updateIntervenerDocument,
  updateOperationDocument,
  uploadAccountDocuments,
  uploadIntervenerDocuments,
  uploadOperationDocuments,
  signDocuments,
  getSignature,
  listDocumentsToSign,
  confirmSignature,
  remindSigner,
  resendSignatureCode,
  rejectSignature,
  ...reauthentications,
  ...staffHandlers,
  ...payments,
  ...studio,
} satisfies Partial<Handlers>;
