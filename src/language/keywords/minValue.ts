import { checkMinValue } from '#/domain/rules/minValue.ts';
import type { Keyword } from './keyword.ts';
import { bound } from './options.ts';

export const minValue: Keyword = {
  name: 'min_value',
  type: ['string', 'number'],
  option: bound('min'),
  codes: ['min_value', 'min_value.unknown'],
  rule: checkMinValue,
};
