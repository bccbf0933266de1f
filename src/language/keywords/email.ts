import { checkEmail } from '#/domain/rules/email.ts';
import { bare, oneOf, string } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

/** `field` is the label that the sentence names. */
export const email: Keyword = {
  name: 'email',
  type: ['string'],
  option: oneOf(yes, bare({ field: string({ maxLength: 120 }) })),
  rule: checkEmail,
};
