import { checkFatcaGiin } from '#/domain/rules/isFatcaGiin.ts';
import type { Keyword } from './keyword.ts';
import { length } from './options.ts';

export const isFatcaGiin: Keyword = {
  name: 'is_fatca_giin',
  type: ['string'],
  option: length,
  codes: ['is_fatca_giin', 'is_fatca_giin.unknown'],
  rule: checkFatcaGiin,
};
