import { blockedAccounts } from '../access/blockedAccounts.ts';
import { checkOperate } from '../access/checkOperate.ts';
import { conditionsToOperate } from '../access/conditionsToOperate.ts';
import { hasComeOfAge } from '../access/hasComeOfAge.ts';
import { isAreaBlocked } from '../access/isAreaBlocked.ts';
import { isGuardian } from '../access/isGuardian.ts';
import { isOperateShown } from '../access/isOperateShown.ts';
import { isTutorBlocked } from '../access/isTutorBlocked.ts';
import { validityState } from '../appropriateness/validityState.ts';
import { counts } from '../documents/counts.ts';
import { documentExpiryDays, isDocumentExpiring } from '../documents/documentExpiry.ts';
import { isDocumentationPending } from '../documents/isDocumentationPending.ts';
import { accountName } from '../people/accountName.ts';
import { ageOf } from '../people/ageOf.ts';
import { isLegalPerson } from '../people/isLegalPerson.ts';
import { kycState } from '../people/kycState.ts';
import { isMinor } from '../people/isMinor.ts';
import { fullName, initials, shortName } from '../people/names.ts';
import type { FactInput } from './factInput.ts';
import { fullyDocumented } from './fullyDocumented.ts';
import { gdprPending } from './gdprPending.ts';
import { minorsData } from './minorsData.ts';
import { operableAccounts } from './operableAccounts.ts';
import { todayOf } from './todayOf.ts';

/**
 * Named answers about a client now, read by documents at `/facts/<name>`. Tenants combine them and
 * never rewrite what they mean. Lists of accounts are uuids; `…Names` are sentences' parts.
 */
export const facts = {
  canOperate: (input) => checkOperate(input.me.intervener, todayOf(input)).length === 0,
  whyNot: (input) => checkOperate(input.me.intervener, todayOf(input)).map(({ code }) => code),
  conditions: (input) => conditionsToOperate(input.me.intervener, todayOf(input)),
  /** What the client can do about the conditions that fail, each once. */
  remedies: (input) => [
    ...new Set(
      conditionsToOperate(input.me.intervener, todayOf(input)).flatMap(
        ({ remedy }) => remedy ?? [],
      ),
    ),
  ],
  showOperate: (input) => isOperateShown(input.me.intervener, todayOf(input)),
  hasContact: (input) => !isAreaBlocked(input.me.intervener),
  isMinor: (input) => isMinor(input.me.intervener, todayOf(input)),
  /** They act as the legal guardian of a minor who holds an account. */
  isGuardian: (input) => isGuardian(input.me, todayOf(input)),
  hasComeOfAge: (input) => hasComeOfAge(input.me, todayOf(input)),
  minorsData,
  age: (input) => ageOf(input.me.intervener.birthdate, todayOf(input)) ?? null,
  today: todayOf,
  isLegalPerson: (input) => isLegalPerson(input.me.intervener),

  /** A member of staff looks at a client's area. */
  isStaff: (input) => input.viewer === 'staff',
  hasAccounts: (input) => input.me.accounts.length > 0,
  operableAccounts: (input) => uuids(operableAccounts(input.me.accounts, todayOf(input))),
  hasOperableAccounts: (input) => operableAccounts(input.me.accounts, todayOf(input)).length > 0,
  hasBankAccount: (input) =>
    input.me.accounts.some((account) => account.has_validated_bank_account === true),
  blockedAccounts: (input) => uuids(blockedAccounts(input.me.accounts)),
  blockedAccountNames: (input) => names(blockedAccounts(input.me.accounts)),
  tutorBlockedAccounts: (input) => uuids(tutorBlocked(input)),
  tutorBlockedAccountNames: (input) => names(tutorBlocked(input)),
  hasTutorBlockedAccounts: (input) => tutorBlocked(input).length > 0,
  /** The whole area: every account is closed to this former tutor. */
  tutorBlocked: (input) =>
    input.me.accounts.length > 0 && tutorBlocked(input).length === input.me.accounts.length,

  documentsPending: (input) => isDocumentationPending(input.me),
  documentsCount: (input) => counts(input.me).documents,
  unreadCount: (input) => counts(input.me).unread,
  badgeTotal: (input) => counts(input.me).total,
  fullyDocumented,
  documentExpiryDays: (input) => documentExpiryDays(input.me.intervener, todayOf(input)),
  identityExpiresSoon: (input) => isDocumentExpiring(input.me.intervener, todayOf(input)),

  testState: (input) => validityState(input.me.intervener.convenience_expires_on, todayOf(input)),
  kycState: (input) => kycState(input.me.intervener, todayOf(input)),
  gdprPending,
  hasDraftData: (input) => input.me.intervener.has_draft_data === true,

  fullName: (input) => fullName(input.me.intervener),
  shortName: (input) => shortName(input.me.user),
  initials: (input) => initials(input.me.intervener),
} satisfies Record<string, (input: FactInput) => unknown>;

/** Every fact by name, as documents see them. */
export type Facts = { [Name in keyof typeof facts]: ReturnType<(typeof facts)[Name]> };

const tutorBlocked = (input: FactInput) =>
  input.me.accounts.filter((account) => isTutorBlocked(account, todayOf(input)));
const uuids = (accounts: FactInput['me']['accounts']) => accounts.map(({ uuid }) => uuid);
const names = (accounts: FactInput['me']['accounts']) => accounts.map(accountName).join(', ');
