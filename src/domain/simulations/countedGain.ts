import type { Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent.ts';
import type { Sale } from '../tax/sale.ts';
import { waitingLoss } from '../tax/waitingLoss.ts';
import type { SimulationCase } from './readSimulation.ts';

/** What a sale loses that does not count yet: of natural persons, and of what is taxed as a gain now. */
export const waitingLossOf = (
  { type, taxpayer, isDeferred, priced, besides }: SimulationCase,
  sale: Sale,
): Cents =>
  type.tax === 'WORK_INCOME' || taxpayer.type !== 'F' || isDeferred
    ? 0n
    : waitingLoss(sale, priced, besides);

/** The gain or loss of a sale that counts in the tax return of its year: losses that have to wait are none of it. */
export const countedGain = (read: SimulationCase, sale: Sale): Cents =>
  read.isDeferred ? 0n : sale.gain + waitingLossOf(read, sale);

/** What of that is declared by whoever asks; nothing is estimated where nobody can say. @source LIRPF 11.5 */
export const declaredGain = (read: SimulationCase, sale: Sale): Cents =>
  percentOf(countedGain(read, sale), read.part ?? 0n);
