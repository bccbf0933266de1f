import { checkIsinNotOwnFund } from '#/domain/rules/isinNotOwnFund.ts';
import { list, bare, oneOf, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

const isins: Grammar = oneOf<unknown>(list(string({ maxLength: 20 }), { maxItems: 1000 }), from);

export const isinNotOwnFund: Keyword = {
  name: 'isin_not_own_fund',
  type: ['string'],
  option: oneOf(isins, bare({ isins })),
  codes: ['isin_not_own_fund', 'isin_not_own_fund.unknown'],
  rule: checkIsinNotOwnFund,
};
