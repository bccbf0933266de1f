import { checkFingerprint } from '#/domain/rules/fingerprint.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const fingerprint: Keyword = {
  name: 'fingerprint',
  type: ['string'],
  option: yes,
  rule: checkFingerprint,
};
