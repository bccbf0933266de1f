import { checkTruthyCheckbox } from '#/domain/rules/truthyCheckbox.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

export const truthyCheckbox: Keyword = {
  name: 'truthyCheckbox',
  type: ['boolean'],
  option: yes,
  judgesMissing: true,
  rule: checkTruthyCheckbox,
};
