/** What requests may do with the rows of a table beside reading them; changing all of a row, or some columns. */
export interface RowPrivileges {
  insert?: true;
  update?: true | readonly string[];
  delete?: true;
}

const ADD: RowPrivileges = { insert: true };
const CHANGE: RowPrivileges = { insert: true, update: true };
const ALL: RowPrivileges = { insert: true, update: true, delete: true };

/**
 * What requests may do, table by table, and no more than the code does. A table that is not here is read only;
 * one that is `null` is not even read. Who locks a row needs to change some column of it.
 */
export const requestPrivileges: Readonly<Record<string, RowPrivileges | null>> = {
  access_tokens: ALL,
  account_interveners: { insert: true, delete: true },
  account_parties: ALL,
  accounts: { update: true },
  addresses: { update: true },
  audit: ADD,
  bank_accounts: ALL,
  blobs: ADD,
  clock: {},
  cnmv_managers: {},
  consents: ADD,
  conservation_checks: { insert: true, delete: true },
  contact_changes: { insert: true, update: ['confirmed_at', 'confirmed_by'] },
  contributor_situations: ADD,
  debit_answers: ADD,
  debit_withdrawals: ADD,
  decisions: ADD,
  declarations: CHANGE,
  direct_debits: ADD,
  document_openings: ADD,
  document_signers: { insert: true, update: ['is_void'] },
  documents: ALL,
  draft_changes: CHANGE,
  drafts: ALL,
  expiry_notices: ADD,
  files: ALL,
  groups: ADD,
  idempotency_keys: { insert: true, delete: true },
  interveners: { insert: true, update: true },
  issue_answers: ADD,
  issues: { insert: true, update: ['status'] },
  kept_documents: ALL,
  known_devices: ALL,
  kyc_requests: ADD,
  ledger_postings: ADD,
  execution_seals: ADD,
  message_receipts: ADD,
  messages: ADD,
  migrations: null,
  migrations_lock: null,
  nav_revisions: {},
  navs: {},
  notifications: { insert: true, update: ['is_read'] },
  occurrences: ADD,
  // The keys of requests as servers of before call them.
  once: { insert: true, delete: true },
  operation_history: ADD,
  operations: CHANGE,
  order_promises: ADD,
  outbox: CHANGE,
  party_requests: CHANGE,
  password_handles: ALL,
  payment_events: ADD,
  payment_logs: ADD,
  payments: CHANGE,
  permission_sets: ADD,
  person_photos: ALL,
  poll_answers: ADD,
  polls: {},
  product_documents: {},
  products: {},
  quarantine: ADD,
  rd_batch_operations: ADD,
  rd_batches: ADD,
  rd_cancellations: ADD,
  reauthentications: CHANGE,
  received_money: ADD,
  reconciliations: ADD,
  refresh_tokens: CHANGE,
  release_blobs: ADD,
  release_history: ADD,
  release_inputs: CHANGE,
  release_pointers: CHANGE,
  release_sources: ADD,
  releases: ADD,
  sandbox_payments: CHANGE,
  sessions: ALL,
  settled_days: CHANGE,
  signature_days: CHANGE,
  signature_documents: ADD,
  signature_reminders: ADD,
  signatures: {
    insert: true,
    update: [
      ...['code_hash', 'code_salt', 'decided_at', 'expires_at', 'reference', 'sent_to', 'status'],
<<<<<<< HEAD
      ...['all_tries', 'tries', 'uuid_session'],
=======
      ...['tries', 'uuid_session', 'capacity'],
>>>>>>> h/c
    ],
  },
  sealed_papers: ADD,
  signing_authorities: ADD,
  staff_alerts: { insert: true, update: ['closed_by', 'facts', 'note', 'params', 'resolved_at'] },
  studio_comments: ADD,
  studio_confirmations: ADD,
  studio_events: ADD,
  studio_links: { insert: true, update: ['openings', 'revoked_at', 'revoked_by'] },
  studio_proposals: {
    insert: true,
    update: [
      ...['authors', 'changed_at', 'documents', 'name', 'reason', 'release_hash', 'status'],
      ...['uuid_approver', 'version'],
    ],
  },
  tax_exemptions: ADD,
  tax_reports: {},
  tenants: {},
  test_attempts: ADD,
  test_results: ADD,
  throttles: ALL,
  transcripts: ADD,
  transfer_messages: ADD,
  users: CHANGE,
};

/** What a demo does beside: its people and products are made with the first start, and its clock is moved. */
export const demoPrivileges: Readonly<Record<string, RowPrivileges>> = {
  account_interveners: ADD,
  accounts: ADD,
  addresses: ADD,
  clock: CHANGE,
  cnmv_managers: ADD,
  nav_revisions: CHANGE,
  navs: ADD,
  polls: ADD,
  product_documents: ADD,
  products: ADD,
  tax_reports: ADD,
};
