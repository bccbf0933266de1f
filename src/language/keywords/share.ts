import { checkShareOfWhole } from '#/domain/rules/share.ts';
import { bare, oneOf } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { entry, from, yes } from './options.ts';

/** One of several shares of a whole; `others` says what the rest add up to. */
export const share: Keyword = {
  name: 'share',
  type: ['string'],
  option: oneOf<unknown>(yes, bare({ others: from })),
  codes: ['share.range', 'share.total', 'fact_missing'],
  reads: (option) => [entry(option, 'others')],
  rule: checkShareOfWhole,
};
