import type { PlainDate } from '../dates/plainDate.ts';
import type { MicroPercent } from '../money/percent.ts';
import { isCertificateValid, isResident, type TaxResidence } from './residenceCertificate.ts';

/** Whose sale is taxed. */
export interface Taxpayer extends TaxResidence {
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
 * certificate in force and an exemption found by staff, and for a foundation whose regime exempts its gains.
 * @source Ley 49/2002, 6 and 12 (exempt income, on which nothing is withheld)
 */
export function withholdingRate(
  taxpayer: Taxpayer,
  requested: PlainDate,
  ordinary: MicroPercent = GAIN_RATE,
): MicroPercent {
  if (taxpayer.type === 'J' && holds(taxpayer.exemption, requested)) return 0n;
  const isExempt =
    !isResident(taxpayer) &&
    taxpayer.hasTreaty === true &&
    isCertificateValid(taxpayer.certificateIssued, requested);
  return isExempt ? 0n : ordinary;
}

const holds = (exemption: TaxExemption | undefined, on: PlainDate): boolean =>
  exemption !== undefined &&
  (!exemption.since || exemption.since <= on) &&
  (!exemption.until || on < exemption.until);

/**
 * Whether a transfer between funds is tax-neutral: a regime of the income tax of natural persons, so
 * legal persons and non-residents do not have it and are taxed as on a sale and a purchase.
 * @source LIRPF 94.1 a; TRLIRNR 24.4 leaves it out
 */
export function defersTransfers(taxpayer: Taxpayer): boolean {
  return taxpayer.type === 'F' && isResident(taxpayer);
}
