import { checkIban } from '#/domain/rules/iban.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const iban: Keyword = {
  name: 'iban',
  type: ['string'],
  option: yes,
  rule: checkIban,
};
