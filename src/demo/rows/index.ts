import type { Tables } from '#/server/tables/tables.ts';
import { historyRows } from '../history/history.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';
import { accountIntervenerRows, accountRows } from './accountRows.ts';
import { accountPartyRows } from './accountPartyRows.ts';
import { addressRows } from './addressRows.ts';
import { bankAccountRows } from './bankAccountRows.ts';
import { consentRows } from './consentRows.ts';
import { declarationRows } from './declarationRows.ts';
import { documentRows } from './documentRows.ts';
import { draftChangeRows } from './draftChangeRows.ts';
import { intervenerRows } from './intervenerRows.ts';
import { issueRows } from './issueRows.ts';
import { managerRows } from './managerRows.ts';
import { notificationRows } from './notificationRows.ts';
import { operationRows } from './operationRows.ts';
import { pollRows } from './pollRows.ts';
import { postingRows } from './postingRows.ts';
import { productDocumentRows } from './productDocumentRows.ts';
import { productRows } from './productRows.ts';
import { reconciliationRows } from './reconciliationRows.ts';
import { taxReportRows } from './taxReportRows.ts';
import { testResultRows } from './testResultRows.ts';
import { transferMessageRows } from './transferMessageRows.ts';
import { userRows } from './userRows.ts';

/** Every table that a story fills, in the order in which rows refer to each other; NAVs come apart. */
export const demoTables = {
  products: productRows,
  product_documents: productDocumentRows,
  interveners: intervenerRows,
  users: userRows,
  accounts: accountRows,
  account_interveners: accountIntervenerRows,
  operations: operationRows,
  ledger_postings: postingRows,
  operation_history: historyRows,
  reconciliations: reconciliationRows,
  transfer_messages: transferMessageRows,
  notifications: notificationRows,
  addresses: addressRows,
  bank_accounts: bankAccountRows,
  test_results: testResultRows,
  declarations: declarationRows,
  consents: consentRows,
  tax_reports: taxReportRows,
  documents: documentRows,
  draft_changes: draftChangeRows,
  account_parties: accountPartyRows,
  cnmv_managers: managerRows,
  polls: pollRows,
  issues: issueRows,
} satisfies Partial<Record<keyof Tables, (story: DemoDataset) => Row[]>>;
