/**
 * A Spanish telephone as its nine national digits: one number that costs what any other does, of a place, a mobile or
 * free of charge, with or without the country.
 * @source Plan Nacional de Numeración Telefónica: 6 and 71–79 mobile, 81–88 and 91–98 geographic, 800 and 900 free;
 *   70, 80x, 901, 902, 905, 907 and 118 are paid for
 */
export function spanishTelephone(text: string): string | undefined {
  if (!/^(?:\+|00)?\d(?:[\s().-]?\s?\(?\d\)?)*$/.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^(?:0034|34)(?=\d{9}$)/, '');
  const isForeign = /^\s*(?:\+(?!\s?34)|00(?!34))/.test(text);
  return !isForeign &&
    /^(?:6\d|7[1-9]|8[1-8]|9[1-8]|[89]00)\d{6,7}$/.test(digits) &&
    digits.length === 9
    ? digits
    : undefined;
}
