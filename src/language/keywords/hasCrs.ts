import { checkCrs } from '#/domain/rules/hasCrs.ts';
import type { Keyword } from './keyword.ts';
import { length } from './options.ts';

export const hasCrs: Keyword = {
  name: 'has_crs',
  type: ['string'],
  option: length,
  codes: ['has_crs', 'has_crs.unknown'],
  rule: checkCrs,
};
