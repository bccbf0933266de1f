import { checkMaxValue } from '#/domain/rules/maxValue.ts';
import type { Keyword } from './keyword.ts';
import { bound } from './options.ts';

export const maxValue: Keyword = {
  name: 'max_value',
  type: ['string', 'number'],
  option: bound('max'),
  codes: ['max_value', 'max_value.unknown'],
  rule: checkMaxValue,
};
