import { compact } from './compact.ts';
import { textRule } from './text.ts';

const FORM = /^[A-NP-Z0-9]{6}\.[A-NP-Z0-9]{5}\.(?:LE|SL|ME|BR|SP|SF|SD|SS|SB)\.\d{3}$/;

/**
 * Hint: a global intermediary identification number, `XXXXXX.XXXXX.XX.XXX` without the letter O.
 * Option: `true`.
 * @source IRS FATCA registration, GIIN composition
 */
export const checkGiinFormat = textRule('giin_format', (text) => FORM.test(compact(text)));
