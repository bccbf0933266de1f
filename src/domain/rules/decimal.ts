import { textRule } from './text.ts';

/**
 * Digits with commas or dots between them; it starts and ends with a digit. Option: `true`.
 * @source specification §5 (decimal)
 */
export const checkDecimal = textRule('decimal', (text) => /^\d(?:[\d.,]*\d)?$/.test(text));
