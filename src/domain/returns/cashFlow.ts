import type { PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';

/** Money that crosses an investor's pocket: paid in is negative, got back positive. */
export interface CashFlow {
  date: PlainDate;
  amount: Cents;
}
