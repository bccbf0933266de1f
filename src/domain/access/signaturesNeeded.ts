import type { Cents } from '../money/cents.ts';
import type { Arrangement } from './arrangement.ts';

/** Somebody who holds the account, or represents who does. */
export interface Signatory {
  uuid: string;
  role: string;
}

/** What an account with a conditional arrangement has in writing. */
export interface SigningConditions {
  min_signers?: number;
  mandatory_roles?: string[];
  /** Below this gross amount the orderer alone is enough. */
  threshold?: Cents;
}

export interface SigningRequest {
  /** `undefined` where the account's arrangement is not known: then everybody signs. */
  arrangement: Arrangement | undefined;
  holders: Signatory[];
  /** Uuid of the ordering party. */
  orderedBy: string;
  /** Redemptions, transfers out and the like: whatever takes participations from the account. */
  isDisposal: boolean;
  amount?: Cents;
  conditions?: SigningConditions;
}

/** `count` signatures among `from`, with those of everybody in `mandatory`; uuids of interveners. */
export interface SignaturesNeeded {
  mandatory: string[];
  from: string[];
  count: number;
}

/**
 * Who has to sign an order: the orderer alone (INDISTINTA, SOLIDARIA), all holders (CONJUNTA,
 * MANCOMUNADA, or not known), or what was put in writing. The orderer always signs, and bare owner
 * and usufructuary both sign whatever disposes of their participations.
 * @source specification §3 'Arrangement (signature) types'
 */
export function signaturesNeeded(request: SigningRequest): SignaturesNeeded {
  const { holders, orderedBy, isDisposal } = request;
  const from = unique([orderedBy, ...holders.map(({ uuid }) => uuid)]);
  const chosen = arranged(request, from);
  const split = isDisposal ? holders.filter(({ role }) => splitOwnership.has(role)) : [];
  const mandatory = unique([orderedBy, ...chosen.mandatory, ...split.map(({ uuid }) => uuid)]);
  return { mandatory, from, count: Math.max(chosen.count, mandatory.length) };
}

/** Whether those who signed are enough. */
export function isSignedByEnough(needed: SignaturesNeeded, signedBy: string[]): boolean {
  const signed = needed.from.filter((uuid) => signedBy.includes(uuid));
  return needed.mandatory.every((uuid) => signedBy.includes(uuid)) && signed.length >= needed.count;
}

const splitOwnership: ReadonlySet<string> = new Set(['NUDO_PROPIETARIO', 'USUFRUCTUARIO']);

function arranged(request: SigningRequest, everybody: string[]) {
  const all = { mandatory: everybody, count: everybody.length };
  const alone = { mandatory: [], count: 1 };
  switch (request.arrangement) {
    case 'INDISTINTA':
    case 'SOLIDARIA':
      return alone;
    case 'MANCOMUNADA_CONDICIONADA':
      return isBelowThreshold(request) ? alone : (written(request, everybody) ?? all);
    default:
      return all;
  }
}

function isBelowThreshold({ amount, conditions }: SigningRequest): boolean {
  const threshold = conditions?.threshold;
  return amount !== undefined && threshold !== undefined && amount < threshold;
}

/** What the written conditions ask, or nothing when none that can be read is there. */
function written({ conditions, holders }: SigningRequest, everybody: string[]) {
  const least = conditions?.min_signers;
  const roles = conditions?.mandatory_roles ?? [];
  const isLeastUsable = least !== undefined && Number.isInteger(least) && least > 0;
  if (!isLeastUsable && roles.length === 0) return undefined;
  const mandatory = holders.filter(({ role }) => roles.includes(role)).map(({ uuid }) => uuid);
  if (roles.length > 0 && mandatory.length === 0) return undefined;
  return { mandatory, count: Math.min(isLeastUsable ? least : 1, everybody.length) };
}

function unique(uuids: string[]): string[] {
  return [...new Set(uuids)];
}
