import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import { percentBetween } from '../money/percent.ts';
import type { LedgerEntry } from './ledgerEntry.ts';
import type { NavBook } from './navSeries.ts';
import { positionsOf } from './positions.ts';
import { replay, type Replayed } from './replay.ts';

export interface Balance {
  /** Positions plus money on its way between two products. */
  value: Cents;
  /** Money put in less money taken out. */
  netInvested: Cents;
  /**
   * Value less net invested: what was earned so far, sold or not, before the investor's tax. It is the latent
   * gain and the realised one less what was brought.
   */
  gain: Cents;
  /** Gain over net invested, null when more was taken out than put in. */
  gainPercent: string | null;
  /** Of what is held now, or on its way: value less what it cost. */
  latentGain: Cents;
  /** Of what was sold, given or transferred to elsewhere, since the start. */
  realisedGain: Cents;
  /** What transfers from other entities had gained there: it is in the latent gain and in no result of here. */
  broughtGain: Cents;
  /** Oldest NAV that the value rests on, undefined without positions. */
  valueDate?: PlainDate;
  /** Some product has not published a value that was due. */
  isNavLate: boolean;
}

/**
 * What some accounts are worth at the end of a date, and what that is more than was put in.
 * @param dueOn date of the newest NAV that a product has to have published by now
 */
export function balance(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  on: PlainDate,
  dueOn?: (product: string) => PlainDate,
): Balance {
  return balanceOf(replay(entries, on), navs, on, dueOn);
}

/** The same from a ledger that was already replayed. */
export function balanceOf(
  replayed: Replayed,
  navs: NavBook,
  on: PlainDate,
  dueOn?: (product: string) => PlainDate,
): Balance {
  const held = positionsOf(replayed, navs, on);
  const { netInvested, brought } = replayed;
  const value = held.reduce((sum, position) => sum + position.value, 0n);
  const gain = value - netInvested;
  const latentGain = held.reduce((sum, position) => sum + position.gain, 0n);
  const valued = held.filter(({ isInTransit }) => !isInTransit);
  return {
    value,
    netInvested,
    gain,
    gainPercent: netInvested > 0n ? percentBetween(gain, netInvested) : null,
    latentGain,
    realisedGain: gain - latentGain + brought,
    broughtGain: brought,
    valueDate: valued.flatMap(({ navDate }) => navDate ?? []).sort()[0],
    isNavLate:
      dueOn !== undefined &&
      valued.some(({ product, navDate }) => navDate === undefined || navDate < dueOn(product)),
  };
}
