import { checkAmount } from '#/domain/rules/amount.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const amount: Keyword = {
  name: 'amount',
  type: ['string'],
  option: yes,
  spanish: true,
  rule: checkAmount,
};
