import type { Cents } from '../money/cents.ts';
import { percentOf } from '../money/percent.ts';

const THIRTY_PERCENT = 30_000_000n;

/**
 * What of a year's contributions reduces the tax base at most: the financial limit, or 30 % of the
 * net income of work and business where that is less. The rest may be deducted in five years.
 * @source LIRPF 52.1
 */
export function deductionCap(limit: Cents, netIncome: Cents): Cents {
  const cap = percentOf(netIncome > 0n ? netIncome : 0n, THIRTY_PERCENT);
  return cap < limit ? cap : limit;
}
