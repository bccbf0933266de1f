import { checkDniOrNie } from '#/domain/rules/dniOrNie.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const dniOrNie: Keyword = {
  name: 'dni_or_nie',
  type: ['string'],
  option: yes,
  rule: checkDniOrNie,
};
