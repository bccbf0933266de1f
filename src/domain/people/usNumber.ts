/** Types of number of the United States that a person gives, each with what its nine digits are. */
const forms: Readonly<Record<string, (digits: string) => boolean>> = {
  SSN: (digits) => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits),
  ITIN: (digits) => /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(digits),
  EIN: (digits) => /^\d{9}$/.test(digits),
};

/**
 * Whether a number that the United States may give is of the type that is said; a type of several kinds of number takes
 * any.
 * @source Social Security Administration, SSN randomization (2011); IRS, ITIN examination guide
 */
export const isUsNumberOf = (type: string, number: string): boolean =>
  !Object.hasOwn(forms, type) || forms[type]!(number.replace(/[\s-]/g, ''));
