import { limitRule } from './limit.ts';

/**
 * An amount of at most `max` euro. Option: the bound or `{ max }`, literal or `{ from }`. Params:
 * `max` (wire) and `maxFormatted`.
 * @source specification §5 (max_value)
 */
export const checkMaxValue = limitRule({ code: 'max_value', side: 'max', decimals: 2 });
