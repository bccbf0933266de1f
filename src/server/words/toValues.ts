import type { WordValues } from '../kernel/words.ts';

/** What a reason says of itself, as a sentence takes it: texts and numbers as they are, all else as text. */
export const toValues = (params: Readonly<Record<string, unknown>> = {}): WordValues =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : String(value),
    ]),
  );
