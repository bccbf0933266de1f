import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import type { Lot } from '../lots/lot.ts';
import { costOf } from '../lots/lot.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { isBefore2007 } from '../lots/compartment.ts';
import type { LedgerEntry } from '../valuation/ledgerEntry.ts';
import type { NavBook } from '../valuation/navSeries.ts';
import { positionsOf, type Position } from '../valuation/positions.ts';
import { replay } from '../valuation/replay.ts';
import { apportion } from './apportion.ts';

/** A lot, or part of one, in a taxed movement. */
export interface TaxedLot {
  acquired: PlainDate;
  shares: MicroShares;
  /** Its part of the transfer value. */
  proceeds: Cents;
  cost: Cents;
  gain: Cents;
}

/** Participations of a fund that left with a gain or loss to declare, first in first out. */
export interface TaxedSale {
  /** Of the operation. */
  uuid: string;
  kind: LedgerEntry['kind'];
  date: PlainDate;
  product: string;
  shares: MicroShares;
  gross: Cents;
  commission: Cents;
  cost: Cents;
  /** Gross less commission less cost. */
  gain: Cents;
  withholding: Cents;
  /** What was sold, which adds up to the figures above. */
  lots: TaxedLot[];
  /** Some of it lost, and the same was bought within two months of it: that loss may have to wait. */
  isLossDeferred: boolean;
  /** A loss by a gift never counts. @source LIRPF 33.5 c */
  isLossDisregarded: boolean;
}

/** Money that went into a pension plan or came out of it. */
export interface PlanMovement {
  /** Of the operation. */
  uuid: string;
  date: PlainDate;
  product: string;
  amount: Cents;
  withholding: Cents;
  /** Of a benefit, what stems from contributions up to 2006. */
  before2007: Cents;
}

/** Participations that changed funds or entity without tax. */
export interface UntaxedMove {
  date: PlainDate;
  product: string;
  kind: LedgerEntry['kind'];
  shares: MicroShares;
  amount: Cents;
}

export interface TaxReport {
  /** At the end of the last day. */
  positions: Position[];
  purchases: { date: PlainDate; product: string; shares: MicroShares; amount: Cents }[];
  sales: TaxedSale[];
  contributions: PlanMovement[];
  /** Benefits and exceptional liquidity of plans: work income. */
  benefits: PlanMovement[];
  /** Contributions above the limit that were given back. */
  returned: PlanMovement[];
  moves: UntaxedMove[];
}

/** Whose account it is. */
export interface Owners {
  /** Natural persons: companies' losses wait for nothing. */
  isNatural: boolean;
  /** What each of their other accounts has bought and sold. */
  besides: readonly (readonly LedgerEntry[])[];
}

/**
 * What an account's year means for tax, from the first to the last day: what was held at its end, what
 * was sold at which gain, what went into plans and came out of them.
 * @param isPlan whether a product is a pension plan
 * @source LIRPF 17.2 a 3, 33.5 c and f, 36, 37.1 c, 37.2, 94
 */
export function taxReport(
  entries: readonly LedgerEntry[],
  navs: NavBook,
  [first, last]: readonly [PlainDate, PlainDate],
  isPlan: (product: string) => boolean,
  { isNatural, besides }: Owners = { isNatural: true, besides: [] },
): TaxReport {
  const taken = new Map<LedgerEntry, Lot[]>();
  const replayed = replay(entries, last, (entry, lots) => taken.set(entry, lots));
  const standing = standingOf(entries);
  const bought = { here: standing, elsewhere: besides.flatMap(standingOf) };
  const within = standing
    .filter(({ date }) => date >= first && date <= last)
    .sort((left, right) =>
      left.date < right.date ? -1 : left.date > right.date ? 1 : left.sequence - right.sequence,
    );
  const lotsOf = (entry: LedgerEntry) => taken.get(entry) ?? [];
  const ofFunds = within.filter(({ product }) => !isPlan(product));
  const ofPlans = within.filter(({ product }) => isPlan(product));
  return {
    positions: positionsOf(replayed, navs, last),
    purchases: ofFunds
      .filter(isPurchase)
      .map(({ date, product, shares, gross }) => ({ date, product, shares, amount: gross })),
    sales: ofFunds.filter(isSale).map((entry) => {
      const sale = toSale(entry, lotsOf(entry), bought);
      return isNatural ? sale : { ...sale, isLossDeferred: false };
    }),
    contributions: ofPlans
      .filter(({ kind }) => kind === 'subscription')
      .map((entry) => toMovement(entry, [])),
    benefits: ofPlans.filter(isBenefit).map((entry) => toMovement(entry, lotsOf(entry))),
    returned: ofPlans
      .filter(({ kind }) => kind === 'excessReturn')
      .map((entry) => toMovement(entry, [])),
    moves: within.filter(isMove).map(({ date, product, kind, shares, gross }) => ({
      date,
      product,
      kind,
      shares,
      amount: gross,
    })),
  };
}

/** A purchase that was undone, and its undoing, mean nothing. */
function standingOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  return entries.filter(({ undoes, sequence }) => undoes === undefined && !undone.has(sequence));
}

const transfersIn: readonly string[] = ['transferIn', 'externalTransferIn'];
const transfersOut: readonly string[] = ['transferOut', 'externalTransferOut'];

/** The two halves of a transfer that is taxed are a purchase and a sale, here or at another entity. */
const isPurchase = ({ kind, isTaxed }: LedgerEntry) =>
  kind === 'subscription' || (transfersIn.includes(kind) && isTaxed === true);
/** Who gives something away declares what it had gained. */
const isSale = ({ kind, isTaxed }: LedgerEntry) =>
  kind === 'redemption' ||
  kind === 'donationOut' ||
  (transfersOut.includes(kind) && isTaxed === true);
const isBenefit = ({ kind }: LedgerEntry) => kind === 'redemption' || kind === 'contingencyOut';
const isMove = (entry: LedgerEntry) =>
  !isPurchase(entry) && !isSale(entry) && !isBenefit(entry) && entry.kind !== 'excessReturn';

function toSale(entry: LedgerEntry, lots: Lot[], bought: Bought): TaxedSale {
  const { uuid, kind, date, product, shares, gross, commission, withholding } = entry;
  const cost = costOf(lots);
  const gain = gross - commission - cost;
  const parts = apportion(
    gross - commission,
    lots.map((lot) => lot.shares),
  );
  const isGift = kind === 'donationOut';
  const sold = lots.map((lot, index) => ({
    acquired: lot.acquired,
    shares: lot.shares,
    proceeds: parts[index]!,
    cost: lot.cost,
    gain: parts[index]! - lot.cost,
  }));
  const hasLoss = sold.some((lot) => lot.gain < 0n);
  return {
    uuid,
    kind,
    date,
    product,
    shares,
    gross,
    commission,
    cost,
    gain,
    withholding,
    lots: sold,
    isLossDeferred: !isGift && hasLoss && isBoughtAround(entry, lots, bought),
    isLossDisregarded: isGift && gain < 0n,
  };
}

/** What its owners have in the account, and in their others. */
interface Bought {
  here: readonly LedgerEntry[];
  elsewhere: readonly LedgerEntry[];
}

/**
 * Bought within two months before or after by one of the owners, in whichever account, and not what was sold itself.
 * @source LIRPF 33.5 f (it looks at the taxpayer)
 */
function isBoughtAround(sale: LedgerEntry, lots: Lot[], { here, elsewhere }: Bought): boolean {
  const [from, to] = [addMonths(sale.date, -2), addMonths(sale.date, 2)];
  const sold = new Set(lots.map(({ acquired }) => acquired));
  const isAround = (entry: LedgerEntry) =>
    entry.product === sale.product && isPurchase(entry) && entry.date >= from && entry.date <= to;
  const isOther = (entry: LedgerEntry) =>
    entry.account === sale.account && (entry.date > sale.date || !sold.has(entry.date));
  return elsewhere.some(isAround) || here.some((entry) => isAround(entry) && isOther(entry));
}

function toMovement(
  { uuid, date, product, gross, commission, withholding }: LedgerEntry,
  lots: Lot[],
): PlanMovement {
  const amount = lots.length > 0 ? gross - commission : gross;
  const parts =
    lots.length > 0
      ? apportion(
          amount,
          lots.map(({ shares }) => shares),
        )
      : [];
  const before2007 = lots.reduce(
    (sum, lot, index) => (isBefore2007(lot) ? sum + parts[index]! : sum),
    0n,
  );
  return { uuid, date, product, amount, withholding, before2007 };
}
