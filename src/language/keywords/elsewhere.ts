import { checkElsewhere } from '#/domain/people/checkObligations.ts';
import type { Residence } from '#/domain/people/checkResidences.ts';
import { readOption } from '#/domain/rules/option.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

/** Of a list of countries of tax obligations: none is that of the residence on record, which stands where the option says. */
export const elsewhere: Keyword = {
  name: 'elsewhere',
  type: ['array'],
  option: from,
  codes: ['kyc.own_residence', 'fact_missing'],
  rule: (value, option, scope) => {
    const residence = readOption(option, 'from', scope);
    if (residence !== null && typeof residence !== 'string')
      return [{ code: 'fact_missing', path: '' }];
    return checkElsewhere(value as Partial<Residence>[], residence);
  },
};
