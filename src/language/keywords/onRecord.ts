import { checkOnRecord } from '#/domain/rules/onRecord.ts';
import type { Keyword } from './keyword.ts';
import { entry, from } from './options.ts';

/** Of a day: it is the one on record, which stands where the option says. */
export const onRecord: Keyword = {
  name: 'on_record',
  type: ['string'],
  option: from,
  codes: ['on_record', 'fact_missing'],
  reads: (option) => [entry(option, 'from') && option],
  rule: checkOnRecord,
};
