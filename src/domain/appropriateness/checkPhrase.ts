import type { Issue } from '../kernel/issue.ts';

/** What a client types for a complex product that is not convenient for them. @source specification §5 */
export const phrase = 'Este producto es complejo y se considera no conveniente para mí.';

/**
 * Whether the phrase was typed exactly: case, accents and full stop count. Only the way an accent is
 * encoded (Unicode NFC) and blanks around the text are forgiven. Code `exact_phrase`.
 * @source specification §5
 */
export function checkPhrase(typed: unknown, path = ''): Issue[] {
  const isExact = typeof typed === 'string' && typed.trim().normalize('NFC') === phrase;
  return isExact ? [] : [{ code: 'exact_phrase', path, params: { phrase } }];
}
