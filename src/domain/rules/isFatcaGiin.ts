import { shortCodeRule } from './shortCode.ts';

/**
 * A GIIN has at least 3 characters; its form is the hint `giin_format`. Option: `true`, another
 * length, or `{ length }`.
 * @source specification §5 (is_fatca_giin)
 */
export const checkFatcaGiin = shortCodeRule('is_fatca_giin');
