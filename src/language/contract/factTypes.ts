import type { JsonSchema } from '#/contract/openapi.ts';
import type { Facts } from '#/domain/facts/index.ts';

const text: JsonSchema = { type: 'string' };
const flag: JsonSchema = { type: 'boolean' };
const number: JsonSchema = { type: 'integer' };
const date: JsonSchema = { $ref: '#/components/schemas/PlainDate' };
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const words = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });

const validity = words('missing', 'valid', 'expired');
const condition: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: words(
      'not_minor',
      'of_age',
      'intervener_status',
      'email',
      'mobile_phone',
      'identity_document',
    ),
    holds: flag,
    value: {},
    remedy: words(
      'wait_majority',
      'complete_adult_data',
      'complete_birthdate',
      'sign_documents',
      'wait_validation',
      'contact_us',
      'edit_contact',
      'renew_identity_document',
    ),
  },
};

/** What each fact is, as far as documents read into it. */
export const factTypes: Readonly<Record<keyof Facts, JsonSchema>> = {
  canOperate: flag,
  whyNot: list(text),
  conditions: list(condition),
  showOperate: flag,
  hasContact: flag,
  isMinor: flag,
  age: number,
  today: date,
  isLegalPerson: flag,
  isStaff: flag,
  hasAccounts: flag,
  operableAccounts: list(text),
  hasOperableAccounts: flag,
  hasBankAccount: flag,
  blockedAccounts: list(text),
  blockedAccountNames: text,
  tutorBlockedAccounts: list(text),
  tutorBlockedAccountNames: text,
  hasTutorBlockedAccounts: flag,
  tutorBlocked: flag,
  documentsPending: flag,
  documentsCount: number,
  unreadCount: number,
  badgeTotal: number,
  fullyDocumented: flag,
  documentExpiryDays: number,
  identityExpiresSoon: flag,
  testState: validity,
  kycState: validity,
  gdprPending: flag,
  hasDraftData: flag,
  fullName: text,
  shortName: text,
  initials: text,
};
