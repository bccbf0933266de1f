import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import { addLots } from '../lots/addLots.ts';
import { compareLots, costOf, type Lot } from '../lots/lot.ts';
import { takeChosen } from '../lots/takeChosen.ts';
import { takeEntered } from '../lots/takeEntered.ts';
import { transferLots } from '../lots/transferLots.ts';
import type { Cents } from '../money/cents.ts';
import type { LedgerEntry } from './ledgerEntry.ts';
import { accountFlow, compareEntries, transitOf } from './ledgerEntry.ts';
import { ledgerKinds } from '../operations/kinds/ledgerKinds.ts';

/** Participations of one account in one product, in FIFO order. */
export interface Holding {
  account: string;
  product: string;
  lots: Lot[];
}

/** A transfer between its two value dates: out of the market, not yet in the target. */
export interface Transit {
  account: string;
  /** What it has left, and when. */
  product: string;
  date: PlainDate;
  amount: Cents;
  /** Of what it carries; where it was taxed as a sale, what it is about to buy with. */
  cost: Cents;
  lots: Lot[];
}

export interface Replayed {
  holdings: Holding[];
  transits: Transit[];
  /** Money put in less money taken out, at account level. */
  netInvested: Cents;
  /** What transfers from other entities were worth more when they arrived than they had cost. */
  brought: Cents;
  /** `ledger.missing_shares` with the entry's `uuid`: it took more than there was. */
  issues: Issue[];
}

/**
 * Executes the entries up to and including a date, one after another, and says what is held then.
 * An entry that takes more than there is takes what there is, and is an issue.
 * @param onTaken is told which lots an entry took
 */
export function replay(
  entries: readonly LedgerEntry[],
  until?: PlainDate,
  onTaken?: (entry: LedgerEntry, lots: Lot[]) => void,
): Replayed {
  const holdings = new Map<string, Holding>();
  const transits = new Map<string, Transit>();
  const issues: Issue[] = [];
  let netInvested = 0n;
  let brought = 0n;
  for (const entry of [...entries].sort(compareEntries)) {
    if (until !== undefined && entry.date > until) break;
    netInvested += accountFlow(entry);
    const key = `${entry.account}/${entry.product}`;
    const holding = holdings.get(key) ?? { ...holdingOf(entry), lots: [] };
    holdings.set(key, holding);
    if (ledgerKinds[entry.kind].sign === 1) {
      const arriving = arrivingLots(entry, transits);
      if (entry.transfer === undefined) brought += entry.gross - costOf(arriving);
      enter(holding, arriving);
      continue;
    }
    const { taken, left, missing } =
      entry.undoes === undefined
        ? takeChosen(holding.lots, entry.shares, entry.choice, entry.date)
        : takeEntered(holding.lots, entry.shares, entry.undoes);
    holding.lots = left;
    onTaken?.(entry, taken);
    if (missing > 0n)
      issues.push({ code: 'ledger.missing_shares', path: '', params: { uuid: entry.uuid } });
    if (entry.transfer !== undefined)
      transits.set(entry.transfer, {
        account: entry.account,
        product: entry.product,
        date: entry.date,
        amount: transitOf(entry),
        cost: entry.isTaxed ? transitOf(entry) : costOf(taken),
        lots: taken,
      });
  }
  return {
    holdings: [...holdings.values()].filter(({ lots }) => lots.length > 0),
    transits: [...transits.values()],
    netInvested,
    brought,
    issues,
  };
}

/** A lot that comes last goes to the end of the list, which is this replay's own: most do. */
function enter(holding: Holding, arriving: Lot[]): void {
  const [first] = arriving;
  const last = holding.lots.at(-1);
  const isLast = arriving.length === 1 && (!last || compareLots(last, first!) <= 0);
  if (isLast) holding.lots.push(first!);
  else holding.lots = addLots(holding.lots, arriving);
}

const holdingOf = ({ account, product }: LedgerEntry) => ({ account, product });

/** The lots that an entry brings: carried by a transfer, come from elsewhere, or bought that day. */
function arrivingLots(entry: LedgerEntry, transits: Map<string, Transit>): Lot[] {
  const { shares, sequence, gross, date, product } = entry;
  const transit = entry.transfer === undefined ? undefined : transits.get(entry.transfer);
  if (transit) transits.delete(entry.transfer!);
  const carried = transit?.lots ?? entry.lots;
  if (carried && carried.length > 0 && !entry.isTaxed)
    return transferLots(carried, shares, sequence);
  return [{ acquired: date, sequence, shares, cost: gross, origin: product }];
}
