import { checkSpanishPhone } from '#/domain/rules/spanishPhone.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const spanishPhone: Keyword = {
  name: 'spanishPhone',
  type: ['string'],
  option: yes,
  rule: checkSpanishPhone,
};
