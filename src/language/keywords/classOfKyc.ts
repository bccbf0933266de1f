import { checkClassOfKyc, type KycClasses } from '#/domain/people/entityClass.ts';
import { readOption } from '#/domain/rules/option.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

/** Of the class of an entity: the questionnaire in force, whose classes stand where the option says, gives no other. */
export const classOfKyc: Keyword = {
  name: 'class_of_kyc',
  type: ['string'],
  option: from,
  codes: ['class_of_kyc', 'fact_missing'],
  rule: (value, option, scope) => {
    const classes = readOption(option, 'from', scope) as KycClasses | null | undefined;
    if (classes === undefined) return [{ code: 'fact_missing', path: '' }];
    return classes === null ? [] : checkClassOfKyc(value, classes);
  },
};
