/** Letters and marks of scripts that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that turn the reading of what follows them, also beyond the value. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A value for the inside of a sentence. One that is read from right to left is kept apart, so that the words
 * and figures around it stay in their order. Where elements are drawn, `<bdi>` does the same.
 * @source Unicode Standard Annex 9 (FSI, PDI)
 */
export function isolate(value: string): string {
  const plain = value.replace(TURNS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
