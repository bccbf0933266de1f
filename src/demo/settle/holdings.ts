import type { Lot } from '#/domain/lots/lot.ts';
import { addLots } from '#/domain/lots/addLots.ts';

/** Lots by product while an account's story is played. */
export interface Holdings {
  of(product: string): Lot[];
  add(product: string, arriving: Lot[]): void;
  replace(product: string, left: Lot[]): void;
  /** The place of the next entry among entries. */
  nextSequence(): number;
}

export function createHoldings(): Holdings {
  const lots = new Map<string, Lot[]>();
  let entered = 0;
  const of = (product: string) => lots.get(product) ?? [];
  return {
    of,
    add: (product, arriving) => void lots.set(product, addLots(of(product), arriving)),
    replace: (product, left) => void lots.set(product, left),
    nextSequence: () => entered++,
  };
}
