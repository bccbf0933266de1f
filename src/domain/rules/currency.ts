import { isStrippedNumber } from './strippedNumber.ts';
import { textRule } from './text.ts';

/**
 * Money: what is left after removing everything but digits and comma is digits with an optional
 * comma and 1–2 decimals. Literally so: '12abc' and '-5' hold, and '1234.56' is read as 123456,
 * which is why a money field refuses that spelling before it gets here. Option: `true`.
 * @source specification §5 (currency)
 */
export const checkCurrency = textRule('currency', (text) =>
  isStrippedNumber(text, /^\d+(,\d{1,2})?$/),
);
