import { checkDgsCode } from '#/domain/rules/dgsCode.ts';
import { choice, oneOf } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

/** Of a code of the pension registers: of one of them, or of any. */
export const dgsCode: Keyword = {
  name: 'dgs_code',
  type: ['string'],
  option: oneOf<unknown>(yes, choice('plan', 'fund', 'manager', 'depositary', 'insurer')),
  rule: checkDgsCode,
};
