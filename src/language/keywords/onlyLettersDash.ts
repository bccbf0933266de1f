import { checkOnlyLettersDash } from '#/domain/rules/onlyLettersDash.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const onlyLettersDash: Keyword = {
  name: 'only_letters_dash',
  type: ['string'],
  option: yes,
  rule: checkOnlyLettersDash,
};
