import { checkPassport } from '#/domain/rules/passport.ts';
import { bare, oneOf } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { neighbour, yes } from './options.ts';

/** A passport number: of Spain, unless a sibling says which country has issued it. */
export const passport: Keyword = {
  name: 'passport',
  type: ['string'],
  option: oneOf<unknown>(yes, bare({ country: neighbour })),
  rule: checkPassport,
};
