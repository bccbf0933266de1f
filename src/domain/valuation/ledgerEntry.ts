import type { PlainDate } from '../dates/plainDate.ts';
import type { Lot } from '../lots/lot.ts';
import type { LotChoice } from '../lots/lotChoice.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';
import { ledgerKinds, type LedgerKind } from '../operations/kinds/ledgerKinds.ts';

/**
 * One executed movement of participations. All numbers are positive, but for the commission that a purchase
 * undone gives back; the kind gives the sign.
 */
export interface LedgerEntry {
  uuid: string;
  /** Date of the NAV at which it was executed. */
  date: PlainDate;
  /** Place among the entries of one day. */
  sequence: number;
  account: string;
  product: string;
  kind: LedgerKind;
  shares: MicroShares;
  /** Paid by the investor on the way in; participations × NAV on the way out. */
  gross: Cents;
  commission: Cents;
  withholding: Cents;
  /** From which lots it takes; the oldest when missing. */
  choice?: LotChoice;
  /** `sequence` of the purchase that it undoes, from whose lot it takes. */
  undoes?: number;
  /** Names both halves of a transfer inside the account. */
  transfer?: string;
  /** A half that is taxed as a sale and a purchase, so that dates and cost are not carried. */
  isTaxed?: boolean;
  /** Fiscal history that came along from elsewhere. Without it the entry is a purchase of its day. */
  lots?: Lot[];
}

/** Order in which entries are executed. */
export function compareEntries(left: LedgerEntry, right: LedgerEntry): number {
  if (left.date !== right.date) return left.date < right.date ? -1 : 1;
  return left.sequence - right.sequence;
}

/** Money on its way between two products of the account, once an entry has left the first. */
export function transitOf(entry: LedgerEntry): Cents {
  return entry.gross - entry.commission - entry.withholding;
}

/**
 * Money that an entry brought into the account (or took out, negative), before the investor's own
 * tax. A transfer inside the account brings none.
 */
export function accountFlow(entry: LedgerEntry): Cents {
  const { sign, isInternal } = ledgerKinds[entry.kind];
  if (isInternal) return sign === 1 ? 0n : -entry.withholding;
  return productFlow(entry);
}

/** Money that an entry brought into the product (or took out): here a transfer counts. */
export function productFlow(entry: LedgerEntry): Cents {
  return ledgerKinds[entry.kind].sign === 1 ? entry.gross : entry.commission - entry.gross;
}
