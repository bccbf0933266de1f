/** One line of the consent ledger. */
export interface Consent {
  source: string;
  text_version: string;
}

/**
 * Whether the preferences were confirmed: an answer given in the private area to the text in force.
 * Answers that came another way, or to an older text, do not count.
 * @source specification §3 'GDPR update', §4 'Other transitions'
 */
export function hasConfirmedGdpr(consents: Consent[], textVersion: string): boolean {
  return consents.some(
    ({ source, text_version }) => source === 'PRIVATE_AREA' && text_version === textVersion,
  );
}
