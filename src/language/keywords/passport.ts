import { checkPassport } from '#/domain/rules/passport.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const passport: Keyword = {
  name: 'passport',
  type: ['string'],
  option: yes,
  rule: checkPassport,
};
