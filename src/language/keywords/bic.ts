import { checkBic } from '#/domain/rules/bic.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const bic: Keyword = {
  name: 'bic',
  type: ['string'],
  option: yes,
  rule: checkBic,
};
