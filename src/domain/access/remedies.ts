import type { PlainDate } from '../dates/plainDate.ts';
import { isOfAge } from '../people/ageOf.ts';
import type { Intervener } from '../people/intervener.ts';
import type { ConditionName } from './conditionsToOperate.ts';
import { stoppedStatuses } from './statuses.ts';

/** What a client can do about a condition that fails; sentences and addresses are in the list `remedies`. */
export const remedyNames = [
  'wait_majority',
  'complete_adult_data',
  'complete_birthdate',
  'sign_documents',
  'wait_validation',
  'contact_us',
  'edit_contact',
  'renew_identity_document',
] as const;
export type Remedy = (typeof remedyNames)[number];

/** The remedy of one failing condition, the most useful that this client has. */
export function remedyFor(name: ConditionName, intervener: Intervener, today: PlainDate): Remedy {
  return remedies[name](intervener, today);
}

const remedies: Record<ConditionName, (intervener: Intervener, today: PlainDate) => Remedy> = {
  not_minor: (intervener, today) =>
    isOfAge(intervener.birthdate, today) ? 'complete_adult_data' : 'wait_majority',
  of_age: (intervener) => (intervener.birthdate ? 'wait_majority' : 'complete_birthdate'),
  intervener_status: (intervener) => {
    if (stoppedStatuses.has(intervener.intervener_status ?? '')) return 'contact_us';
    const toSign = intervener.has_pending_docs_signed && !intervener.has_docs_validated;
    return toSign ? 'sign_documents' : 'wait_validation';
  },
  email: () => 'edit_contact',
  mobile_phone: () => 'edit_contact',
  identity_document: () => 'renew_identity_document',
  own_declarations: () => 'complete_adult_data',
};
