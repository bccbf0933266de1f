import { checkNie } from '#/domain/rules/nie.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const nie: Keyword = {
  name: 'nie',
  type: ['string'],
  option: yes,
  rule: checkNie,
};
