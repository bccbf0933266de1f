import { textRule } from './text.ts';

/** No digit anywhere. Option: `true`. @source specification §5 (non_numeric) */
export const checkNonNumeric = textRule('non_numeric', (text) => !/\p{Nd}/u.test(text));
