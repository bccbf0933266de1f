import { checkPasswordConfirmation } from '#/domain/rules/passwordConfirmation.ts';
import { bare, oneOf } from '../notation/build.ts';
import { field } from '../notation/parts.ts';
import type { Keyword } from './keyword.ts';
import { neighbour, yes } from './options.ts';

/** The field to equal: `password`, or the one that the option names. */
export const passwordConfirmation: Keyword = {
  name: 'password_confirmation',
  type: ['string'],
  option: oneOf<unknown>(yes, field, bare({ field: neighbour })),
  judgesMissing: true,
  rule: checkPasswordConfirmation,
};
