/**
 * Deterministic chance for the demo's series: mulberry32, a 32-bit generator.
 * The same seed gives the same numbers on every machine.
 */
export function createPrng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Standard normal deviates (Box–Muller) from a uniform source. */
export function createNormal(chance: () => number): () => number {
  return () => {
    const radius = Math.sqrt(-2 * Math.log(1 - chance()));
    return radius * Math.cos(2 * Math.PI * chance());
  };
}
