import { checkDecimal } from '#/domain/rules/decimal.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const decimal: Keyword = {
  name: 'decimal',
  type: ['string'],
  option: yes,
  rule: checkDecimal,
};
