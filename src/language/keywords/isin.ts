import { checkIsin } from '#/domain/rules/isin.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const isin: Keyword = {
  name: 'isin',
  type: ['string'],
  option: yes,
  rule: checkIsin,
};
