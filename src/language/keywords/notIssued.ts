import { checkNotIssued } from '#/domain/people/checkResidences.ts';
import { readSibling } from '#/domain/rules/option.ts';
import { bare } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { neighbour } from './options.ts';

/** Of the reason why there is no tax number: the country that a sibling names is none that issues them. */
export const notIssued: Keyword = {
  name: 'not_issued',
  type: ['string'],
  option: bare({ country: neighbour }),
  codes: ['crs.number_given', 'crs.number_issued'],
  rule: (value, option, scope) => checkNotIssued(value, readSibling(option, 'country', scope)),
};
