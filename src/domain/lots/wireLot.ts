import { toWire } from '../money/wire.ts';
import type { Lot } from './lot.ts';

/** A FIFO lot as it travels: original date, participations, cost in euro. */
export interface WireLot {
  acquisition_date: string;
  shares: string;
  cost: string;
  /** Key or ISIN of the product that was bought first. */
  origin_product?: string | null;
}

export function toWireLot(lot: Lot): WireLot {
  return {
    acquisition_date: lot.acquired,
    shares: toWire(lot.shares, 6),
    cost: toWire(lot.cost, 2),
    origin_product: lot.origin,
  };
}
