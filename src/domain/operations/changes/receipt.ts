import type { PlainDate } from '../../dates/plainDate.ts';
import type { Order } from '../../orders/order.ts';
import type { ChangedTerm } from './changedTerms.ts';

/** What was sent: an order, a change of it, or the wish to change one that goes on. */
export const receiptKinds = [
  'SENT',
  'CHANGED',
  'CHANGE_ASKED',
  'SUSPENDED',
  'RESUMED',
  'CANCELLED',
] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** What a receipt keeps of the moment at which something was sent; nothing of it changes afterwards. */
export interface ReceiptFacts {
  kind: ReceiptKind;
  /** How many receipts of the same operation came before it. */
  place: number;
  /** Intervener who sent it. */
  by: string;
  terms: ChangedTerm[];
  /** What comes next, as it was known then; null where there is none. */
  next: {
    /** ISO instant until which a change has to be signed. */
    deadline: string | null;
    nav_date: PlainDate | null;
    /** When that NAV is published; unknown of receipts from before. */
    publication_date?: PlainDate | null;
    /** Of a transfer. */
    target_nav_date?: PlainDate | null;
    settlement_date: PlainDate | null;
    /** Next date of a periodic order. */
    payment_date: PlainDate | null;
    /** What that date brings, with what the order has risen by then, a wire decimal; unknown of receipts from before. */
    payment_amount?: string | null;
    payment_shares?: string | null;
    /** How it rises. */
    payment_increase?: Pick<
      Order,
      'per_increase_type' | 'per_increase' | 'per_increase_period'
    > | null;
    /** It stays suspended: no date comes before it is resumed. */
    is_suspended?: boolean;
    /** No other date of a periodic order comes before it ends; unknown of receipts from before. */
    is_last?: boolean;
    /** What goes back to the payer, a wire decimal. */
    money_back: string | null;
  };
  /** Kinds of the published documents that whoever gave an order confirmed having read; unknown of receipts from before. */
  read?: string[];
  /** What the order lacked when it was sent; unknown of receipts from before, and of what only changes a status. */
  lacks?: OrderLacks;
}

/** What whoever gives an order still owes to it beside signatures. */
export interface OrderLacks {
  /** Documents to send, each as the kinds that will do. */
  documents: (readonly string[])[];
  /** Money to send, a wire decimal, and where to; null where none is sent by hand. */
  money: { amount: string; accounts: { iban: string; holder: string }[] } | null;
}
