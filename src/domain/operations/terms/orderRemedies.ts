import type { Remedy } from '../../access/remedies.ts';
import type { Issue } from '../../kernel/issue.ts';

/** What can be done about what stands in the way of an order; sentences and addresses are in the list `remedies`. */
export type OrderRemedy =
  | 'ask_holder'
  | 'choose_product'
  | 'choose_target'
  | 'choose_pay_method'
  | 'send_power'
  | 'send_guardianship'
  | 'send_certificate'
  | 'await_certificate'
  | 'ask_certificate'
  | 'send_holder_certificate'
  | 'add_bank_account'
  | 'take_test'
  | 'see_operations'
  | 'subscribe_first'
  | 'wait_next_year';

/** By the code of the reason; those of conditions to operate say theirs themselves. */
const remedies: Readonly<Record<string, OrderRemedy | Remedy>> = {
  accounts_blocked: 'wait_validation',
  tutor_blocked: 'contact_us',
  action_not_allowed: 'ask_holder',
  needs_pension_only: 'choose_product',
  needs_with_bare_owner: 'contact_us',
  needs_with_usufructuary: 'contact_us',
  needs_scope_of_power: 'send_power',
  needs_guardianship_proof: 'send_guardianship',
  needs_validated_iban: 'add_bank_account',
  bank_account_required: 'add_bank_account',
  'bank_account.none': 'add_bank_account',
  'bank_account.not_validated': 'send_holder_certificate',
  'operation.direct_debit_only': 'choose_pay_method',
  'operation.no_receiving_account': 'choose_pay_method',
  test_required: 'take_test',
  test_expired: 'take_test',
  'operation.not_offered': 'choose_product',
  'operation.other_account': 'choose_product',
  'operation.made_by_request': 'see_operations',
  'operation.nothing_held': 'choose_product',
  'operation.fiscal_data_pending': 'choose_product',
  'operation.nothing_available': 'see_operations',
  total_redemption_pending: 'see_operations',
  total_transfer_pending: 'see_operations',
  residence_certificate: 'send_certificate',
  'residence_certificate.expired': 'send_certificate',
  'residence_certificate.pending': 'await_certificate',
  'residence_certificate.holder': 'ask_certificate',
  'periodic.initial_subscription': 'subscribe_first',
  'contribution.no_room': 'wait_next_year',
  'transfer.same_product': 'choose_target',
  'transfer.unknown_target': 'choose_target',
  'transfer.other_kind': 'choose_target',
  'transfer.target_minimum': 'choose_target',
};

/** What whoever reads a reason can do about it; undefined where there is nothing. */
export function remedyOf({ code, params }: Issue): OrderRemedy | Remedy | undefined {
  const own = params?.remedy;
  if (typeof own === 'string') return own as Remedy;
  return Object.hasOwn(remedies, code) ? remedies[code] : undefined;
}

/** Every code that has a remedy. */
export const remediedCodes = Object.keys(remedies);
