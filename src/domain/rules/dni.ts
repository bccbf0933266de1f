import { checkLetter } from './checkLetter.ts';
import { compact } from './compact.ts';
import { textRule } from './text.ts';

/**
 * Spanish identity card: 8 digits and their control letter. Spaces, dashes and small letters are
 * forgiven. Option: `true`.
 * @source specification §5 (dni), Real Decreto 1553/2005
 */
export const checkDni = textRule('dni', isDni);

export function isDni(text: string): boolean {
  const [, digits, letter] = /^(\d{8})([A-Z])$/.exec(compact(text)) ?? [];
  return digits !== undefined && checkLetter(digits) === letter;
}
