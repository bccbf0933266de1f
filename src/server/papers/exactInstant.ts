/** An instant to the second, and in no zone that has to be known. */
export const exactInstant = (at: Date): string =>
  at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC');
