import { limitRule } from './limit.ts';

/**
 * An amount of at least `min` euro. Option: the bound or `{ min }`, literal or `{ from }`. Params:
 * `min` (wire) and `minFormatted`.
 * @source specification §5 (min_value)
 */
export const checkMinValue = limitRule({ code: 'min_value', side: 'min', decimals: 2 });
