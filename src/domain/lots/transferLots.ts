import { roundHalfUp } from '../money/roundHalfUp.ts';
import type { MicroShares } from '../money/shares.ts';
import { sharesOf, type Lot } from './lot.ts';

/**
 * Turns lots that left one product into the lots that arrive in another: dates, origin and cost are
 * carried to the cent, participations are shared out in proportion (half up), and the last lot takes
 * what rounding left over. No lot gets more than there still is, so none ends below zero.
 * @param shares participations bought in the target
 * @param sequence order of entry into the target holding
 * @source LIRPF 94.1 a
 */
export function transferLots<Some extends Lot>(
  leaving: readonly Some[],
  shares: MicroShares,
  sequence: number,
): Some[] {
  const total = sharesOf(leaving);
  let open = shares;
  return leaving.map((lot, index) => {
    const isLast = index === leaving.length - 1;
    const due = isLast || total === 0n ? open : roundHalfUp(shares * lot.shares, total);
    const given = isLast || due < open ? due : open;
    open -= given;
    return { ...lot, shares: given, sequence };
  });
}
