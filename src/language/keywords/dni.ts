import { checkDni } from '#/domain/rules/dni.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const dni: Keyword = {
  name: 'dni',
  type: ['string'],
  option: yes,
  rule: checkDni,
};
