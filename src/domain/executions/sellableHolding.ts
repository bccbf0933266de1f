import type { Lot } from '../lots/lot.ts';
import type { MicroShares } from '../money/shares.ts';

/** What an order may take when it is executed. */
export interface SellableHolding {
  /** Held at the order's place in the book, in FIFO order. */
  lots: Lot[];
  /** Of them, what is neither pledged nor gone by a later entry that is executed already. */
  available: MicroShares;
  /** Lots that later entries took which are executed already. */
  takenLater: Lot[];
}
