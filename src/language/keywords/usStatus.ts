import { checkUsStatus } from '#/domain/people/usContradictions.ts';
import type { UsIndicium } from '#/domain/people/usIndicia.ts';
import { readOption } from '#/domain/rules/option.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

/** Of a FATCA status: the indicia that stand where the option says are not of a person of the United States. */
export const usStatus: Keyword = {
  name: 'us_status',
  type: ['string'],
  option: from,
  codes: ['fatca.us_person', 'fact_missing'],
  rule: (value, option, scope) => {
    const indicia = readOption(option, 'from', scope);
    if (!Array.isArray(indicia)) return [{ code: 'fact_missing', path: '' }];
    return checkUsStatus(value, indicia as UsIndicium[]);
  },
};
