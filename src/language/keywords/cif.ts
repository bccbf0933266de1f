import { checkCif } from '#/domain/rules/cif.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const cif: Keyword = {
  name: 'cif',
  type: ['string'],
  option: yes,
  codes: [],
  rule: checkCif,
};
