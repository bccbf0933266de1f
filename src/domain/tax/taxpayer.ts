import type { PlainDate } from '../dates/plainDate.ts';
import type { MicroPercent } from '../money/percent.ts';
import {
  holdersOf,
  isCertificateValid,
  isResident,
  type TaxResidence,
} from './residenceCertificate.ts';

/** Whose sale is taxed: one holder of an account, with the others where several own it. */
export interface Taxpayer extends TaxResidence {
  /** Of the person, where it is known. */
  uuid?: string;
  others?: readonly Taxpayer[];
  /** F natural person, J legal person. */
  type: 'F' | 'J';
  /** A legal person's regime under which its gains are exempt, where staff recorded one. */
  exemption?: TaxExemption;
}

/** A foundation's regime of Ley 49/2002: from its first day on, until the day on which it no longer holds. */
export interface TaxExemption {
  since: PlainDate | null;
  until: PlainDate | null;
}

/** @source RIRPF 99, LIS 128, TRLIRNR 25: 19 % on gains from funds */
export const GAIN_RATE: MicroPercent = 19_000_000n;

/**
 * Rate withheld on the gain of a redemption: the ordinary one, or none for a non-resident with a
 * certificate in force and an exemption found by staff, and for a foundation whose regime exempts its gains. It is of
 * the whole: of several holders each has to be exempt.
 * @source Ley 49/2002, 6 and 12 (exempt income, on which nothing is withheld)
 */
export function withholdingRate(
  taxpayer: Taxpayer,
  requested: PlainDate,
  ordinary: MicroPercent = GAIN_RATE,
): MicroPercent {
  return holdersOf(taxpayer).every((holder) => isExempt(holder, requested)) ? 0n : ordinary;
}

function isExempt(holder: Taxpayer, requested: PlainDate): boolean {
  if (holder.type === 'J' && holds(holder.exemption, requested)) return true;
  return (
    !isResident(holder) &&
    holder.hasTreaty === true &&
    isCertificateValid(holder.certificateIssued, requested)
  );
}

const holds = (exemption: TaxExemption | undefined, on: PlainDate): boolean =>
  exemption !== undefined &&
  (!exemption.since || exemption.since <= on) &&
  (!exemption.until || on < exemption.until);

/**
 * Whether a transfer between funds is tax-neutral: a regime of the income tax of natural persons, so
 * legal persons and non-residents do not have it and are taxed as on a sale and a purchase. A transfer is carried out
 * whole: with one holder who does not defer nothing of it is deferred.
 * @source LIRPF 94.1 a; TRLIRNR 24.4 leaves it out
 */
export function defersTransfers(taxpayer: Taxpayer): boolean {
  return isNatural(taxpayer) && holdersOf(taxpayer).every(isResident);
}

/** Whether all of them are natural persons. */
export const isNatural = (taxpayer: Taxpayer): boolean =>
  holdersOf(taxpayer).every(({ type }) => type === 'F');
