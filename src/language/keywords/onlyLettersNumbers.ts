import { checkOnlyLettersNumbers } from '#/domain/rules/onlyLettersNumbers.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const onlyLettersNumbers: Keyword = {
  name: 'only_letters_numbers',
  type: ['string'],
  option: yes,
  rule: checkOnlyLettersNumbers,
};
