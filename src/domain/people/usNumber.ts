/** First two digits that the tax office gives employer numbers. */
const employerPrefixes: ReadonlySet<string> = new Set(
  [
    '01 02 03 04 05 06 10 11 12 13 14 15 16 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44',
    '45 46 47 48 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 71 72 73 74 75 76 77 80 81 82 83 84 85',
    '86 87 88 90 91 92 93 94 95 98 99',
  ].flatMap((row) => row.split(' ')),
);

/** Nine digits, or parted as numbers of persons are: 3, 2 and 4. */
const personal = /^\d{3}[\s-]?\d{2}[\s-]?\d{4}$/;
/** Nine digits, or parted as numbers of employers are: 2 and 7. */
const employer = /^(\d{2})[\s-]?\d{7}$/;

const digitsOf = (number: string) => number.replace(/[\s-]/g, '');
const isSsn = (number: string) =>
  personal.test(number) && /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digitsOf(number));
const isItin = (number: string) =>
  personal.test(number) &&
  /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(digitsOf(number));
const isEin = (number: string) => employerPrefixes.has(employer.exec(number)?.[1] ?? '');

/** Types of number of the United States, each with whose they are and what they look like. */
const types: Readonly<Record<string, { of: 'F' | 'J'; is(number: string): boolean }>> = {
  SSN: { of: 'F', is: isSsn },
  ITIN: { of: 'F', is: isItin },
  EIN: { of: 'J', is: isEin },
  TIN_GREEN_CARD: { of: 'F', is: (number) => isSsn(number) || isItin(number) },
};

/**
 * Whether a number that the United States may give is of the type that is said; a type that is unknown here takes any.
 * @source Social Security Administration, SSN randomization (2011); IRS, ITIN examination guide; IRS, valid EIN prefixes
 */
export const isUsNumberOf = (type: string, number: string): boolean =>
  !Object.hasOwn(types, type) || types[type]!.is(number.trim());

/** Whether a type of number is one of such a person: entities have employer numbers, and people none of those. */
export const isUsTypeOf = (type: string, person: string): boolean =>
  !Object.hasOwn(types, type) || types[type]!.of === person;

/** Whether a number may be that of a natural person. */
export const isUsPersonsNumber = (number: string): boolean =>
  isUsNumberOf('TIN_GREEN_CARD', number);
