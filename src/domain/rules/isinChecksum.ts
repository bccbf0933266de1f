import { compact } from './compact.ts';
import { textRule } from './text.ts';

/**
 * Hint: the last digit of an ISIN is the Luhn digit of the others, letters written as 10 to 35.
 * Option: `true`.
 * @source ISO 6166
 */
export const checkIsinChecksum = textRule('isin_checksum', (text) => {
  const isin = compact(text);
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) && luhn(expanded(isin)) === 0;
});

const expanded = (isin: string): string =>
  isin.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Sum modulo 10 with every second digit from the right doubled. */
function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const part = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (part > 9 ? part - 9 : part);
  }, 0);
  return sum % 10;
}
