import { toWire } from '../money/wire.ts';
import { shareOut } from '../money/shareOut.ts';

/** A holder of an account, with the part of it that is on record ("50.00"). */
export interface Holder {
  role: string;
  percentage: string | null;
}

/** Of usufruct and bare ownership the bare owner, whose the participations are. */
const owners: ReadonlySet<string> = new Set(['TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO']);

export const isOwner = ({ role }: Pick<Holder, 'role'>): boolean => owners.has(role);

/**
 * The part of an account that each of its holders declares, in percent: what is on record, else equal parts among
 * those who own it. Null for who owns none of it.
 * @source LIRPF 11.3; Código Civil 393 (parts are presumed equal)
 */
export function holderParts(holders: readonly Holder[]): (string | null)[] {
  const isRecorded = (holder: Holder) => isOwner(holder) && Number(holder.percentage ?? 0) > 0;
  if (holders.some(isRecorded))
    return holders.map((holder) => (isRecorded(holder) ? holder.percentage : null));
  const parts = shareOut(holders.map((holder) => (isOwner(holder) ? 1n : 0n)));
  return holders.map((holder, index) => (isOwner(holder) ? (parts[index] ?? toWire(0n, 2)) : null));
}
