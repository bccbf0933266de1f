import { verhoeffDigit } from './verhoeffDigit.ts';

/**
 * Kinds of numbers that the library does not know, by ISO-2 country: without separators, and as it was written.
 * @source European Commission, TIN algorithms
 */
export const ownAlgorithms: Readonly<Record<string, (number: string, written: string) => boolean>> =
  {
    /**
     * Steuernummer: thirteen digits that begin with the office's land, or as offices print theirs, of which ten
     * digits may stand alone and Baden-Württemberg parts in the middle. Eleven digits alone are an identification number, whose check digit must hold.
     */
    DE: (number, written) =>
      /^(1[01]|2[1-9]|3[0-2]|4[01]|5\d|9\d)\d{2}0\d{8}$/.test(number) ||
      /^\d{5}[/ ]?\d{5}$/.test(written) ||
      /^\d{2,3}[/ ]\d{3,4}[/ ]\d{4,5}( ?\d)?$/.test(written),
    /** Adóazonosító jel of a person, or an adószám written whole: eight digits, kind of VAT, county. */
    HU: (number) =>
      (/^8\d{9}$/.test(number) &&
        weighed(number, [1, 2, 3, 4, 5, 6, 7, 8, 9]) === digit(number, 9)) ||
      (/^\d{8}[1-5]\d{2}$/.test(number) &&
        (10 - (sum(number, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === digit(number, 7)),
    /** Matricule: of a person thirteen digits with two check digits, of an entity eleven with one. */
    LU: (number) =>
      (/^(18|19|20)\d{11}$/.test(number) &&
        luhnDigit(number.slice(0, 11)) === digit(number, 11) &&
        verhoeffDigit(number.slice(0, 11)) === digit(number, 12)) ||
      (/^(18|19|20)\d{9}$/.test(number) && modulo11(number) === digit(number, 10)),
    /** Personas kods without a date of birth, as given out since 2017: nothing in it can be checked. */
    LV: (number) => /^3[2-9]\d{9}$/.test(number),
    /** Personnummer with its century; the day of a coordination number is 60 higher. */
    SE: (number) =>
      /^(18|19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])\d{4}$/.test(
        number,
      ) && luhnDigit(number.slice(2, 11)) === digit(number, 11),
  };

const digit = (number: string, at: number): number => Number(number[at]);

const sum = (number: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, at) => total + weight * digit(number, at), 0);

const weighed = (number: string, weights: readonly number[]): number => sum(number, weights) % 11;

/** The check digit of eleven; none where the remainder leaves ten. */
function modulo11(number: string): number | undefined {
  const left = weighed(number, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
  return left === 0 ? 0 : left === 1 ? undefined : 11 - left;
}

/** @source ISO/IEC 7812-1 */
function luhnDigit(digits: string): number {
  const doubled = [...digits].reverse().map((each, at) => Number(each) * (at % 2 === 0 ? 2 : 1));
  const total = doubled.reduce((all, each) => all + (each > 9 ? each - 9 : each), 0);
  return (10 - (total % 10)) % 10;
}
