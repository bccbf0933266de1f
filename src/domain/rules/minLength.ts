import { lengthRule } from './length.ts';

/** At least so many characters. Option: a length or `{ length }`. @source specification §5 */
export const checkMinLength = lengthRule('min_length', (size, length) => size >= length);
