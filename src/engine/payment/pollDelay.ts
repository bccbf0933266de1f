const FIRST = 1_500;
const GROWTH = 1.4;
const LONGEST = 20_000;
/** All together some ten minutes. */
const MOST = 35;

/**
 * How long to wait before what became of a payment is asked again, in milliseconds; undefined once it has been asked
 * often enough.
 * @param asked how often it was asked before
 */
export const pollDelay = (asked: number): number | undefined =>
  asked >= MOST ? undefined : Math.min(LONGEST, Math.round(FIRST * GROWTH ** asked));
