import type { Facts } from '#/domain/facts/index.ts';

/** What is known of a person, as it is said. */
export const factWords = {
  isMinor: 'change.fact.isMinor',
  isLegalPerson: 'change.fact.isLegalPerson',
  canOperate: 'change.fact.canOperate',
  showOperate: 'change.fact.showOperate',
  hasContact: 'change.fact.hasContact',
  isGuardian: 'change.fact.isGuardian',
  hasComeOfAge: 'change.fact.hasComeOfAge',
  isStaff: 'change.fact.isStaff',
  hasAccounts: 'change.fact.hasAccounts',
  hasOperableAccounts: 'change.fact.hasOperableAccounts',
  hasBankAccount: 'change.fact.hasBankAccount',
  hasTutorBlockedAccounts: 'change.fact.hasTutorBlockedAccounts',
  tutorBlocked: 'change.fact.tutorBlocked',
  documentsPending: 'change.fact.documentsPending',
  fullyDocumented: 'change.fact.fullyDocumented',
  identityExpiresSoon: 'change.fact.identityExpiresSoon',
  gdprPending: 'change.fact.gdprPending',
  hasDraftData: 'change.fact.hasDraftData',
} as const satisfies Partial<Record<keyof Facts, string>>;

export type FactCode = (typeof factWords)[keyof typeof factWords];

/** A fact by its name; nothing of one that nobody is told. */
export const factWord = (name: string): FactCode | undefined =>
  Object.hasOwn(factWords, name) ? factWords[name as keyof typeof factWords] : undefined;
