import type { JsonSchema } from '#/contract/openapi.ts';
import { conditionNames } from '#/domain/access/conditionsToOperate.ts';
import { remedyNames } from '#/domain/access/remedies.ts';
import { minorsDataParts } from '#/domain/facts/minorsData.ts';
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
    name: words(...conditionNames),
    holds: flag,
    value: {},
    remedy: words(...remedyNames),
  },
};

/** What each fact is, as far as documents read into it. */
export const factTypes: Readonly<Record<keyof Facts, JsonSchema>> = {
  canOperate: flag,
  whyNot: list(words(...conditionNames.map((name) => `operate_${name}`))),
  conditions: list(condition),
  remedies: list(words(...remedyNames)),
  showOperate: flag,
  hasContact: flag,
  isMinor: flag,
  isGuardian: flag,
  hasComeOfAge: flag,
  minorsData: words(...minorsDataParts),
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
  kycState: words('missing', 'valid', 'expired', 'asked'),
  gdprPending: flag,
  hasDraftData: flag,
  fullName: text,
  shortName: text,
  initials: text,
};

/** Whether the domain computes a fact of this name. */
export const isFact = (name: string): name is keyof Facts => Object.hasOwn(factTypes, name);
