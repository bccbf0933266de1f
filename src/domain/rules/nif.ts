import { checkLetter } from './checkLetter.ts';
import { compact } from './compact.ts';
import { isDni } from './dni.ts';
import { isNie } from './nie.ts';
import { textRule } from './text.ts';

/**
 * Hint: tax number of a natural person: a DNI, a NIE, or K (under 14), L (Spaniards abroad) or M
 * (foreigners without NIE) with 7 digits and the control letter of the digits. Option: `true`.
 * @source Real Decreto 1065/2007, articles 19 and 20
 */
export const checkNif = textRule('nif', (text) => isDni(text) || isNie(text) || isKlm(text));

function isKlm(text: string): boolean {
  const [, digits, letter] = /^[KLM](\d{7})([A-Z])$/.exec(compact(text)) ?? [];
  return digits !== undefined && checkLetter(digits) === letter;
}
