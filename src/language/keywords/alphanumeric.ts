import { checkAlphanumeric } from '#/domain/rules/alphanumeric.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const alphanumeric: Keyword = {
  name: 'alphanumeric',
  type: ['string'],
  option: yes,
  rule: checkAlphanumeric,
};
