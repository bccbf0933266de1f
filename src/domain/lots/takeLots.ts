import type { MicroShares } from '../money/shares.ts';
import { roundHalfUp } from '../money/roundHalfUp.ts';
import type { Lot } from './lot.ts';

/** `taken` and `left` together hold exactly the participations and cents that there were. */
export interface Taken<Some extends Lot = Lot> {
  taken: Some[];
  left: Some[];
  /** Participations asked for that the lots do not have; zero when they were enough. */
  missing: MicroShares;
}

/**
 * Takes participations from the front of a FIFO list. A lot that is split gives a cost rounded half
 * up and keeps the rest of its cents, so none is lost. Nothing is taken for zero or less.
 * @param lots in FIFO order
 * @source LIRPF 37.2
 */
export function takeLots<Some extends Lot>(
  lots: readonly Some[],
  shares: MicroShares,
): Taken<Some> {
  if (shares <= 0n) return { taken: [], left: [...lots], missing: 0n };
  let open = shares;
  let count = 0;
  // A lot whose participations were rounded away in a transfer (zero left, cost kept) goes along.
  while (count < lots.length && lots[count]!.shares <= open) open -= lots[count++]!.shares;
  const split = lots[count];
  if (!split || open === 0n)
    return { taken: lots.slice(0, count), left: lots.slice(count), missing: open };
  const part = { ...split, shares: open, cost: roundHalfUp(split.cost * open, split.shares) };
  const rest = { ...split, shares: split.shares - open, cost: split.cost - part.cost };
  return {
    taken: [...lots.slice(0, count), part],
    left: [rest, ...lots.slice(count + 1)],
    missing: 0n,
  };
}
