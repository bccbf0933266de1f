import { compareLots, type Lot } from './lot.ts';

/**
 * Puts lots into a holding, which stays in FIFO order. Lots that arrive by transfer take their place
 * by their original date. Neither list is changed.
 */
export function addLots<Some extends Lot>(
  holding: readonly Some[],
  arriving: readonly Some[],
): Some[] {
  const first = arriving[0];
  const last = holding.at(-1);
  const together = [...holding, ...arriving];
  const isInOrder = arriving.length === 1 && first && (!last || compareLots(last, first) <= 0);
  return isInOrder ? together : together.sort(compareLots);
}
