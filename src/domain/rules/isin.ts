import { compact } from './compact.ts';
import { textRule } from './text.ts';

/**
 * International securities identification number: 2 letters, 9 letters or digits, 1 digit; small
 * letters are read as capitals. The check digit is the hint `isin_checksum`. Option: `true`.
 * @source specification §5 (isin), ISO 6166
 */
export const checkIsin = textRule('isin', (text) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(compact(text)));
