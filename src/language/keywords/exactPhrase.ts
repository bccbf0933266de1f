import { checkPhrase } from '#/domain/appropriateness/checkPhrase.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

/** The sentence that a client types for a complex product that is not convenient. @source specification §5 */
export const exactPhrase: Keyword = {
  name: 'exact_phrase',
  type: ['string'],
  option: yes,
  judgesMissing: true,
  rule: (value) => checkPhrase(value),
};
