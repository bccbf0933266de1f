import type { Cents } from '../money/cents.ts';
import type { MicroShares } from '../money/shares.ts';

/** Figures of an execution. */
export interface Executed {
  shares: MicroShares;
  gross: Cents;
  commission: Cents;
  withholding: Cents;
  net: Cents;
  /** Gain or loss that is taxed now, nothing of what is deferred; null on the way in. */
  gain: Cents | null;
}
