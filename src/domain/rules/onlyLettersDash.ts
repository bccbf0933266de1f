import { textRule } from './text.ts';

/**
 * Letters, spaces, - and _; it starts and ends with a letter. Option: `true`.
 * @source specification §5 (only_letters_dash)
 */
export const checkOnlyLettersDash = textRule('only_letters_dash', (text) =>
  /^\p{L}(?:[\p{L}\p{M} _-]*[\p{L}\p{M}])?$/u.test(text),
);
