import { object } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import { neighbour } from '../keywords/options.ts';

/**
 * Rules that only the server can judge, and what each needs beside the value. A property names one like a
 * keyword; the page asks through a port, the server repeats it at submit, and no validator sees it.
 */
export const questions: Readonly<Record<string, Grammar>> = {
  'tin-validator': object({ country: neighbour }),
};

/** The call that answers each question, and the members of its body for the value and for what is beside it. */
export const questionCalls: Readonly<
  Record<string, { call: string; value: string; with: Record<string, string> }>
> = {
  'tin-validator': { call: 'validateTin', value: 'tinNumber', with: { country: 'countryKey' } },
};

/** The codes of their issues. */
export const questionCodes = ['tin-validator', 'tin-validator.country'];
