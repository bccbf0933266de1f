import type { Lot } from './lot.ts';

/** 1: contributed before 2007, 2: from then on, 3: both. */
export type Compartment = '1' | '2' | '3';

const LAST_DAY = '2006-12-31';

/**
 * Whether rights stem from contributions up to 31 December 2006, which is what carries the 40 %
 * reduction. Transfers between plans keep the date of the contribution.
 * @source LIRPF, transitional provision 12
 */
export const isBefore2007 = (lot: Lot): boolean => lot.acquired <= LAST_DAY;

/** The lots of a compartment, in their order. */
export function lotsIn(compartment: Compartment, lots: readonly Lot[]): Lot[] {
  if (compartment === '3') return [...lots];
  return lots.filter((lot) => isBefore2007(lot) === (compartment === '1'));
}

export function parseCompartment(value: unknown): Compartment | undefined {
  return value === '1' || value === '2' || value === '3' ? value : undefined;
}
