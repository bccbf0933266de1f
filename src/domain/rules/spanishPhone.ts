import { textRule } from './text.ts';

/**
 * A Spanish mobile number starts with 6 or 7; its length is a rule of its own. Option: `true`.
 * @source specification §5 (spanishPhone)
 */
export const checkSpanishPhone = textRule('spanishPhone', (text) => /^[67]/.test(text));
