import { textRule } from './text.ts';

/** ASCII letters, digits and spaces. Option: `true`. @source specification §5 (only_letters_numbers) */
export const checkOnlyLettersNumbers = textRule('only_letters_numbers', (text) =>
  /^[A-Za-z0-9 ]+$/.test(text),
);
