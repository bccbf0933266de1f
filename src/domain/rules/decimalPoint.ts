import { textRule } from './text.ts';

/** Digits and dots, a digit at the end. Option: `true`. @source specification §5 (decimalPoint) */
export const checkDecimalPoint = textRule('decimalPoint', (text) => /^[\d.]*\d$/.test(text));
