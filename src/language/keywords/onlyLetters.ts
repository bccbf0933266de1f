import { checkOnlyLetters } from '#/domain/rules/onlyLetters.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const onlyLetters: Keyword = {
  name: 'only_letters',
  type: ['string'],
  option: yes,
  rule: checkOnlyLetters,
};
