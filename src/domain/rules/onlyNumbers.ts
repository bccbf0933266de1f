import { textRule } from './text.ts';

/** Digits only. Option: `true`. @source specification §5 (only_numbers) */
export const checkOnlyNumbers = textRule('only_numbers', (text) => /^\d+$/.test(text));
