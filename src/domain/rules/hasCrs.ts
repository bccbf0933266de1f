import { shortCodeRule } from './shortCode.ts';

/**
 * A CRS identifier has at least 3 characters. Option: `true`, another length, or `{ length }`.
 * @source specification §5 (has_crs)
 */
export const checkCrs = shortCodeRule('has_crs');
