import type { PlainDate } from '../dates/plainDate.ts';
import { compareEntries, type LedgerEntry } from './ledgerEntry.ts';
import { ledgerKinds, type LedgerKind } from '../operations/kinds/ledgerKinds.ts';
import { addLots } from '../lots/addLots.ts';
import type { Lot } from '../lots/lot.ts';
import { takeChosen } from '../lots/takeChosen.ts';
import { takeEntered } from '../lots/takeEntered.ts';
import { transferLots } from '../lots/transferLots.ts';

/** One station of a lot: how and when it came into a product. */
export interface LotStep {
  date: PlainDate;
  kind: LedgerKind;
  product: string;
  /** Where it was before, in a transfer inside the account. */
  from?: string;
  /** Uuid of the entry. */
  entry: string;
}

/** A lot with its passport: the purchase, then every transfer since. */
export interface TracedLot extends Lot {
  steps: readonly LotStep[];
}

export interface TracedHolding {
  account: string;
  product: string;
  lots: TracedLot[];
}

/**
 * What is held on a date, each lot with the way that it came. Takes and adds exactly as `replay`
 * does, which the figures are computed with.
 * @source LIRPF 37.2 (FIFO) and 94 (transfers keep date and cost)
 */
export function traceLots(entries: readonly LedgerEntry[], until?: PlainDate): TracedHolding[] {
  const holdings = new Map<string, TracedHolding>();
  const leaving = new Map<string, { from: string; lots: TracedLot[] }>();
  for (const entry of [...entries].sort(compareEntries)) {
    if (until !== undefined && entry.date > until) break;
    const { account, product, transfer } = entry;
    const key = `${account}/${product}`;
    const holding = holdings.get(key) ?? { account, product, lots: [] };
    holdings.set(key, holding);
    if (ledgerKinds[entry.kind].sign === 1) {
      const arriving = arrivingLots(
        entry,
        transfer === undefined ? undefined : leaving.get(transfer),
      );
      if (transfer !== undefined) leaving.delete(transfer);
      holding.lots = addLots(holding.lots, arriving);
      continue;
    }
    const { taken, left } =
      entry.undoes === undefined
        ? takeChosen(holding.lots, entry.shares, entry.choice, entry.date)
        : takeEntered(holding.lots, entry.shares, entry.undoes);
    holding.lots = left;
    if (transfer !== undefined) leaving.set(transfer, { from: product, lots: taken });
  }
  return [...holdings.values()].filter(({ lots }) => lots.length > 0);
}

function arrivingLots(
  entry: LedgerEntry,
  transit: { from: string; lots: TracedLot[] } | undefined,
): TracedLot[] {
  const { date, kind, product, uuid, shares, sequence, gross } = entry;
  const step: LotStep = { date, kind, product, from: transit?.from, entry: uuid };
  const carried = transit?.lots ?? entry.lots?.map((lot) => ({ ...lot, steps: [] }));
  if (carried && carried.length > 0 && !entry.isTaxed)
    return transferLots<TracedLot>(carried, shares, sequence).map((lot) => ({
      ...lot,
      steps: [...lot.steps, step],
    }));
  return [{ acquired: date, sequence, shares, cost: gross, origin: product, steps: [step] }];
}
