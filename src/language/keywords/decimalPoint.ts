import { checkDecimalPoint } from '#/domain/rules/decimalPoint.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const decimalPoint: Keyword = {
  name: 'decimalPoint',
  type: ['string'],
  option: yes,
  rule: checkDecimalPoint,
};
