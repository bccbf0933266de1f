import { checkMaxValueCurrencyDynamic } from '#/domain/rules/maxValueCurrencyDynamic.ts';
import type { Keyword } from './keyword.ts';
import { dynamic } from './options.ts';

export const maxValueCurrencyDynamic: Keyword = {
  name: 'max_value_currency_dynamic',
  type: ['string', 'number'],
  option: dynamic,
  codes: [
    'max_value_currency_dynamic',
    'max_value_currency_dynamic.in_progress',
    'max_value_currency_dynamic.unknown',
  ],
  rule: checkMaxValueCurrencyDynamic,
};
