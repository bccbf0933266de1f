import type { Schema } from '#/contract/schema.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Saying, WordValue } from '../kernel/words.ts';

type NotificationType = Schema<'NotificationType'>;

/** What people are told: in which kind of notification, and by which code with which values. */
export interface NotificationEvent {
  type: NotificationType;
  said: Saying;
}

/** One thing that people are told of. Called with a value for each place of its sentence. */
interface EventKind<Place extends string> {
  (...values: [Place] extends [never] ? [] : [Record<Place, WordValue>]): NotificationEvent;
  readonly type: NotificationType;
  readonly code: WordCode;
  readonly places: readonly Place[];
}

function event<const Place extends string = never>(
  type: NotificationType,
  code: WordCode,
  ...places: Place[]
): EventKind<Place> {
  const tell = (values?: Record<Place, WordValue>): NotificationEvent => ({
    type,
    // Who hands it on as a function may be called with anything.
    said: { words: code, ...(places.length > 0 && values && { values }) },
  });
  return Object.assign(tell, { type, code, places });
}

/**
 * Everything that people are told of by a notification: its type, its code, and the places of its sentence.
 * @source specification §3 (Notification)
 */
export const events = {
  signatureNeeded: event('OPERATION_STATUS_CHANGE', 'notice.signature_needed', 'title'),
  signatureLeft: event('OPERATION_STATUS_CHANGE', 'notice.signature_left', 'name', 'title'),
  signatureReminder: event('OPERATION_STATUS_CHANGE', 'notice.signature_reminder', 'name', 'title'),
  signatureRejected: event('OPERATION_STATUS_CHANGE', 'notice.signature_rejected', 'name', 'title'),
  orderMoved: event('OPERATION_STATUS_CHANGE', 'notice.order_moved', 'title', 'status'),
  orderMovedWhy: event(
    'OPERATION_STATUS_CHANGE',
    'notice.order_moved_why',
    'title',
    'status',
    'why',
  ),
  transferMoved: event('TRANSFER_SUSCRIPTION', 'notice.order_moved', 'title', 'status'),
  transferMovedWhy: event(
    'TRANSFER_SUSCRIPTION',
    'notice.order_moved_why',
    'title',
    'status',
    'why',
  ),
  transferAsked: event('TRANSFER_SUSCRIPTION', 'notice.transfer_asked', 'entity', 'title'),
  occurrenceSkipped: event(
    'OPERATION_STATUS_CHANGE',
    'notice.occurrence_skipped',
    'date',
    'title',
    'why',
  ),
  occurrenceDelayed: event('OPERATION_STATUS_CHANGE', 'notice.occurrence_delayed', 'date', 'title'),
  orderUnfilled: event('OPERATION_STATUS_CHANGE', 'notice.order_unfilled', 'title', 'why'),
  orderCut: event('OPERATION_STATUS_CHANGE', 'notice.order_cut', 'title', 'amount'),
  benefitPaid: event('OPERATION_PAYMENT', 'notice.benefit_paid', 'amount', 'title'),
  paymentReceived: event('OPERATION_PAYMENT', 'notice.payment_received', 'amount', 'title'),
  paymentReturned: event('OPERATION_PAYMENT', 'notice.payment_returned', 'amount', 'title'),
  moneyReturned: event('OPERATION_PAYMENT', 'notice.money_returned', 'amount', 'title'),
  debitReversed: event('OPERATION_PAYMENT', 'notice.debit_reversed', 'amount', 'title'),
  debitReturned: event('OPERATION_PAYMENT', 'notice.debit_returned', 'amount', 'title'),
  paymentFailed: event('OPERATION_PAYMENT', 'notice.payment_failed', 'title'),
  transferUnmatched: event(
    'OPERATION_PAYMENT',
    'notice.transfer_unmatched',
    'received',
    'title',
    'asked',
  ),
  testTaken: event('KNOWLEDGE_TEST', 'notice.test_taken'),
  testNotConvenient: event('KNOWLEDGE_TEST', 'notice.test_not_convenient'),
  bankAccountValidated: event('ACCOUNT_STATUS_CHANGE', 'notice.bank_account_validated', 'ending'),
  papersRefused: event('ACCOUNT_STATUS_CHANGE', 'notice.papers_refused', 'reason'),
  registrationReceived: event('ACCOUNT_STATUS_CHANGE', 'notice.registration_received'),
  clientValidated: event('ACCOUNT_STATUS_CHANGE', 'notice.client_validated'),
  clientFinished: event('ACCOUNT_STATUS_CHANGE', 'notice.client_finished'),
  clientBlocked: event('ACCOUNT_STATUS_CHANGE', 'notice.client_blocked'),
  accountActive: event('ACCOUNT_STATUS_CHANGE', 'notice.account_active', 'account'),
  kycAskedAgain: event('ACCOUNT_STATUS_CHANGE', 'notice.kyc_asked_again', 'reason'),
  kycAskedAgainOfMinor: event(
    'ACCOUNT_STATUS_CHANGE',
    'notice.kyc_asked_again_minor',
    'name',
    'reason',
  ),
  declarationLapsed: event('ACCOUNT_STATUS_CHANGE', 'notice.declaration_lapsed', 'name'),
  documentRejected: event('ACCOUNT_STATUS_CHANGE', 'notice.document_rejected', 'kind', 'reason'),
  issueAnswered: event('ISSUE_ANSWER', 'notice.issue_answered'),
  partyAdded: event('ACCOUNT_STATUS_CHANGE', 'notice.party_added', 'name'),
  partyRefused: event('ACCOUNT_STATUS_CHANGE', 'notice.party_refused', 'name', 'reason'),
  documentExpiring: event('DOCUMENT_EXPIRATION', 'notice.document_expiring', 'date'),
  certificateNeeded: event('DOCUMENT_EXPIRATION', 'notice.certificate_needed', 'date', 'title'),
  documentExpired: event('DOCUMENT_EXPIRATION', 'notice.document_expired', 'date'),
  testExpiring: event('TEST_EXPIRATION', 'notice.test_expiring', 'date'),
  testExpired: event('TEST_EXPIRATION', 'notice.test_expired', 'date'),
} as const;
