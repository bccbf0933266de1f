import { checkValidIncrease } from '#/domain/rules/validIncrease.ts';
import { bare, optional } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { amount, neighbour } from './options.ts';

export const validIncrease: Keyword = {
  name: 'validIncrease',
  type: ['string', 'number'],
  option: bare({
    max_limit: amount,
    amount: optional(neighbour),
    period: optional(neighbour),
    type: optional(neighbour),
  }),
  codes: ['validIncrease', 'validIncrease.unknown'],
  rule: checkValidIncrease,
};
