import { holderParts, isOwner, type Holder } from './holderParts.ts';

/** Somebody with a role on an account. */
export interface Party extends Holder {
  uuid: string;
}

const WHOLE = '100.00';

/**
 * The part of an account's gains that somebody declares, in percent: an owner theirs, a usufructuary none, and who acts
 * for one owner alone all of it, as that owner. Null for who acts for several, of whom each declares their own.
 * @param parties all of the account's
 * @source LIRPF 11.3 and 11.5
 */
export function declaredPart(parties: readonly Party[], who: string): string | null {
  const parts = holderParts(parties);
  const own = parts.find((part, at) => part !== null && parties[at]!.uuid === who);
  if (own) return own;
  const theirs = parties.filter(({ uuid }) => uuid === who);
  if (theirs.some(({ role }) => role === 'USUFRUCTUARIO')) return '0.00';
  if (theirs.some(isOwner)) return null;
  const owned = parts.filter((part) => part !== null);
  return owned.length <= 1 ? WHOLE : null;
}
