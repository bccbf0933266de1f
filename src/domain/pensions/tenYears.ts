import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import type { Lot } from '../lots/lot.ts';

/** From when contributions are paid out for their age alone. @source RDL 1/2002 art. 8.8 */
export const TEN_YEARS_SINCE: PlainDate = '2025-01-01';

/**
 * The lots whose contribution is at least ten years old, which may be paid out without a cause from
 * 2025 on, with what they earned.
 * @source RDL 1/2002 art. 8.8; RD 62/2018
 */
export function lotsOfTenYears(lots: readonly Lot[], today: PlainDate): Lot[] {
  const since = addMonths(today, -120);
  return lots.filter(({ acquired }) => acquired <= since);
}
