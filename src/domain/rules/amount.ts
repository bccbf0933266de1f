import { isStrippedNumber } from './strippedNumber.ts';
import { textRule } from './text.ts';

/** As `currency` with up to 6 decimals. Option: `true`. @source specification §5 (amount) */
export const checkAmount = textRule('amount', (text) => isStrippedNumber(text, /^\d+(,\d{1,6})?$/));
