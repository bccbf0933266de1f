import { compact } from './compact.ts';
import { textRule } from './text.ts';

const FORM = /^([ABCDEFGHJNPQRSUVW])(\d{7})([A-J0-9])$/;

/**
 * Hint: tax number of a legal person with its control character: the Luhn digit of the seven, or
 * the letter in its place for N, P, Q, R, S and W; A, B, E and H take the digit, others either.
 * Option: `true`.
 * @source Orden EHA/451/2008
 */
export const checkCifStrict = textRule('cif_strict', isCif);

export function isCif(text: string): boolean {
  const [, kind, digits, control] = FORM.exec(compact(text)) ?? [];
  if (kind === undefined) return false;
  const digit = controlDigit(digits!);
  const isDigit = control === String(digit) && !'NPQRSW'.includes(kind);
  const isLetter = control === 'JABCDEFGHI'[digit] && !'ABEH'.includes(kind);
  return isDigit || isLetter;
}

/** Odd places are doubled and their digits added. */
function controlDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const part = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (part > 9 ? part - 9 : part);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
