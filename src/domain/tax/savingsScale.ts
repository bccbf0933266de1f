import type { TaxScale } from './progressiveTax.ts';

/**
 * Scale of the savings base of residents: 19 % up to 6 000 €, 21 % to 50 000, 23 % to 200 000, 27 %
 * to 300 000 and 30 % beyond.
 * @source LIRPF 66 and 76 in the wording of Ley 7/2024, in force from 1 January 2025
 */
export const savingsScale: TaxScale = [
  { above: 0n, rate: 19_000_000n },
  { above: 600_000n, rate: 21_000_000n },
  { above: 5_000_000n, rate: 23_000_000n },
  { above: 20_000_000n, rate: 27_000_000n },
  { above: 30_000_000n, rate: 30_000_000n },
];
