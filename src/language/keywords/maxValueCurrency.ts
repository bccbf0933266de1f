import { checkMaxValueCurrency } from '#/domain/rules/maxValueCurrency.ts';
import type { Keyword } from './keyword.ts';
import { bound } from './options.ts';

export const maxValueCurrency: Keyword = {
  name: 'max_value_currency',
  type: ['string', 'number'],
  option: bound('max'),
  codes: ['max_value_currency', 'max_value_currency.unknown'],
  rule: checkMaxValueCurrency,
};
