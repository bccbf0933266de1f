import { addMonths, type PlainDate } from '../dates/plainDate.ts';
import type { Cents } from '../money/cents.ts';
import type { Sale } from './sale.ts';

/**
 * What a sale loses that does not count yet, as an amount: the loss of each lot waits as long as participations of the
 * same fund are kept that were bought within the two months before, in whichever account.
 * @param besides days on which those were bought that are kept in other accounts
 * @source LIRPF 33.5 f
 */
export function waitingLoss(
  { sold, left }: Pick<Sale, 'sold' | 'left'>,
  on: PlainDate,
  besides: readonly PlainDate[] = [],
): Cents {
  const since = addMonths(on, -2);
  const bought = [...left.map(({ acquired }) => acquired), ...besides];
  if (!bought.some((day) => day >= since)) return 0n;
  return sold.reduce((sum, { gain }) => (gain < 0n ? sum - gain : sum), 0n);
}
