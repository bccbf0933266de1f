import { checkBlocking } from '#/domain/rules/isBlocking.ts';
import { flag, bare, oneOf } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

const blocking: Grammar = oneOf<unknown>(flag(), from);

export const isBlocking: Keyword = {
  name: 'is_blocking',
  type: ['string', 'boolean'],
  option: oneOf(blocking, bare({ blocking })),
  rule: checkBlocking,
};
