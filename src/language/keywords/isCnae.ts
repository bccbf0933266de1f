import { checkCnae } from '#/domain/rules/isCnae.ts';
import type { Keyword } from './keyword.ts';
import { length } from './options.ts';

export const isCnae: Keyword = {
  name: 'is_cnae',
  type: ['string'],
  option: length,
  codes: ['is_cnae', 'is_cnae.length', 'is_cnae.unknown'],
  rule: checkCnae,
};
