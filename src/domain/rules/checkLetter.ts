const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** The control letter of a DNI or NIE number. @source specification §9, Real Decreto 1553/2005 */
export function checkLetter(digits: string): string {
  return LETTERS[Number(digits) % 23]!;
}
