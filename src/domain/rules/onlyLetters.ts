import { textRule } from './text.ts';

/** Letters with accents and ñ, and spaces. Option: `true`. @source specification §5 (only_letters) */
export const checkOnlyLetters = textRule('only_letters', (text) => /^[\p{L}\p{M} ]+$/u.test(text));
