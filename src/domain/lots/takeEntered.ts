import type { MicroShares } from '../money/shares.ts';
import { compareLots, type Lot } from './lot.ts';
import { takeLots, type Taken } from './takeLots.ts';

/**
 * Takes participations from what entered with a sequence, to undo it; what is missing there is taken from the
 * rest, oldest first.
 * @param lots in FIFO order
 */
export function takeEntered<Some extends Lot>(
  lots: readonly Some[],
  shares: MicroShares,
  sequence: number,
): Taken<Some> {
  const own = lots.filter((lot) => lot.sequence === sequence);
  const others = lots.filter((lot) => lot.sequence !== sequence);
  const { taken, left, missing } = takeLots([...own, ...others], shares);
  return { taken: taken.toSorted(compareLots), left: left.toSorted(compareLots), missing };
}
