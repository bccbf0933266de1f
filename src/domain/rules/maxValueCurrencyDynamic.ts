import { dynamicMaximum } from './dynamicMaximum.ts';

/**
 * The largest amount that may be asked for now, in euro. Option: `{ max, in_progress }`, each
 * literal or `{ from }`.
 * @source specification §5 (max_value_currency_dynamic)
 */
export const checkMaxValueCurrencyDynamic = dynamicMaximum('max_value_currency_dynamic', 2);
