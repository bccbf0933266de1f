import { lengthRule } from './length.ts';

/** At most so many characters. Option: a length or `{ length }`. @source specification §5 */
export const checkMaxLength = lengthRule('max_length', (size, length) => size <= length);
