/** One line of the consent ledger. */
export interface Consent {
  purpose: string;
  source: string;
  text_version: string;
}

/** Purposes that everybody is asked for, each by itself; the ways of advertising only who wants it. @source RGPD art. 6 */
export const askedPurposes = [
  'commercial_own',
  'commercial_group',
  'profiling',
  'distributor_sharing',
] as const;

/**
 * Whether the preferences were confirmed: every purpose answered in the private area, to the text in force.
 * Answers that came another way, or to an older text, do not count.
 * @source specification §3 'GDPR update', §4 'Other transitions'
 */
export function hasConfirmedGdpr(consents: Consent[], textVersion: string): boolean {
  const answered = consents.filter(
    ({ source, text_version }) => source === 'PRIVATE_AREA' && text_version === textVersion,
  );
  return askedPurposes.every((asked) => answered.some(({ purpose }) => purpose === asked));
}
