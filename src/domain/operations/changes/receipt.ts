import type { PlainDate } from '../../dates/plainDate.ts';
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
    settlement_date: PlainDate | null;
    /** Next date of a periodic order. */
    payment_date: PlainDate | null;
    /** What goes back to the payer, a wire decimal. */
    money_back: string | null;
  };
}
