import { checkShareOfWhole } from '#/domain/rules/share.ts';
import { bare, oneOf } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { amount, from, yes } from './options.ts';

/** One of several shares of a whole; `others` says what the rest add up to, `above` what it is more than. */
export const share: Keyword = {
  name: 'share',
  type: ['string'],
  option: oneOf<unknown>(yes, bare({ others: from }), bare({ above: amount })),
  codes: ['share.range', 'share.decimals', 'share.total', 'share.above', 'fact_missing'],
  rule: checkShareOfWhole,
};
