import { checkNonNumeric } from '#/domain/rules/nonNumeric.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const nonNumeric: Keyword = {
  name: 'non_numeric',
  type: ['string'],
  option: yes,
  rule: checkNonNumeric,
};
