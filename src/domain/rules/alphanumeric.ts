import { textRule } from './text.ts';

/**
 * Letters with accents and ñ, digits and spaces; accents that are characters of their
 * own included. Option: `true`.
 * @source specification §5 (alphanumeric)
 */
export const checkAlphanumeric = textRule('alphanumeric', (text) =>
  /^[\p{L}\p{M}0-9 ]+$/u.test(text),
);
