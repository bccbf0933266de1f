import { checkLetter } from './checkLetter.ts';
import { compact } from './compact.ts';
import { textRule } from './text.ts';

/**
 * Foreigner's number: X, Y or Z, 7 digits (8 in the old printing) and the control letter of the
 * number with X, Y, Z as 0, 1, 2. Spaces, dashes and small letters are forgiven. Option: `true`.
 * @source specification §5 (nie), Orden INT/2058/2008
 */
export const checkNie = textRule('nie', isNie);

export function isNie(text: string): boolean {
  const [, first, digits, letter] = /^([XYZ])(\d{7,8})([A-Z])$/.exec(compact(text)) ?? [];
  return first !== undefined && checkLetter(`${'XYZ'.indexOf(first)}${digits}`) === letter;
}
