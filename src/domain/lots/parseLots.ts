import { parseDate } from '../dates/plainDate.ts';
import { parseCents } from '../money/cents.ts';
import { parseShares } from '../money/shares.ts';
import { compareLots, type Lot } from './lot.ts';
import type { WireLot } from './wireLot.ts';

/**
 * Reads lots of the wire into FIFO order, the list's order breaking ties of one day.
 * @param product origin of lots that name none
 * @returns 'unreadable' when one has no date, or participations or cost that are no exact number or
 * below zero
 */
export function parseLots(lots: readonly WireLot[], product: string): Lot[] | 'unreadable' {
  const read: Lot[] = [];
  for (const [sequence, lot] of lots.entries()) {
    const acquired = parseDate(lot?.acquisition_date);
    const shares = parseShares(lot?.shares);
    const cost = parseCents(lot?.cost);
    if (!acquired || shares === undefined || cost === undefined || shares < 0n || cost < 0n)
      return 'unreadable';
    read.push({ acquired, sequence, shares, cost, origin: lot.origin_product ?? product });
  }
  return read.sort(compareLots);
}
