import type { Words } from '../kernel/words.ts';

/** An instant to the second, on the tenant's wall clock and with how far that is from UTC. */
export const exactInstant = (at: Date, say: Words): string =>
  say.value({ exactInstant: at.toISOString() });
