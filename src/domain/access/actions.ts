/** What a role may be allowed to do on an account, beside ordering, which each type of operation says. @source Role and action matrix, specification §6 */
export const actions = [
  'see_position',
  'download_documents',
  'upload_documents',
  'tax_reports',
  'periodics',
  'cancel_order',
  'edit_alias',
  'edit_bank_accounts',
  'edit_beneficiaries',
  'request_intervener',
  'edit_profile',
  'take_test',
  'process_orders',
] as const;

export type Action = (typeof actions)[number];
