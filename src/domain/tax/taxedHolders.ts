import { isOwner } from '../people/holderParts.ts';
import type { Taxpayer } from './taxpayer.ts';

/** Roles whose bearer owns the participations, the nearest to the gain first. */
export const holderRoles = ['TITULAR', 'PARTICIPE', 'NUDO_PROPIETARIO', 'USUFRUCTUARIO'] as const;

/** Somebody who holds an account, in one of their roles. */
export interface TaxedHolder {
  uuid: string;
  role: string;
  taxpayer: Taxpayer;
}

/**
 * Whose sales are taxed on an account: all who own it, each of them once, and the usufructuaries only where nobody else
 * is known. Undefined of an account without holders.
 * @param holders the nearest to the gain first
 * @source LIRPF 11.5
 */
export function taxedHolders(holders: readonly TaxedHolder[]): Taxpayer | undefined {
  const owners = holders.filter(isOwner);
  const taxed = owners.length > 0 ? owners : holders;
  const people = [...new Map(taxed.map((one) => [one.uuid, one])).values()];
  const [first, ...others] = people.map(({ uuid, taxpayer }) => ({ ...taxpayer, uuid }));
  return first && (others.length > 0 ? { ...first, others } : first);
}

/** The same with one of them first, to whom their own papers are told as theirs; as it is for anybody else. */
export function toldTo(taxpayer: Taxpayer, uuid: string): Taxpayer {
  const { others = [], ...first } = taxpayer;
  const own = others.find((other) => other.uuid === uuid);
  if (!own) return taxpayer;
  return { ...own, others: [first, ...others.filter((other) => other !== own)] };
}
