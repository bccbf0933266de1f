import { checkOnlyNumbers } from '#/domain/rules/onlyNumbers.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const onlyNumbers: Keyword = {
  name: 'only_numbers',
  type: ['string'],
  option: yes,
  rule: checkOnlyNumbers,
};
