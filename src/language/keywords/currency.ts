import { checkCurrency } from '#/domain/rules/currency.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const currency: Keyword = {
  name: 'currency',
  type: ['string'],
  option: yes,
  spanish: true,
  rule: checkCurrency,
};
