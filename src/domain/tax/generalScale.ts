import type { TaxScale } from './progressiveTax.ts';

/**
 * Reference scale of the general base (work income): the state's scale twice, as where a community
 * has none of its own. Communities differ, so what it gives is an orientation.
 * @source LIRPF 63
 */
export const generalScale: TaxScale = [
  { above: 0n, rate: 19_000_000n },
  { above: 1_245_000n, rate: 24_000_000n },
  { above: 2_020_000n, rate: 30_000_000n },
  { above: 3_520_000n, rate: 37_000_000n },
  { above: 6_000_000n, rate: 45_000_000n },
  { above: 30_000_000n, rate: 47_000_000n },
];
