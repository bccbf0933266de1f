import { checkOnRecord } from '#/domain/rules/onRecord.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

/** Of a day: it is the one on record, which stands where the option says. */
export const onRecord: Keyword = {
  name: 'on_record',
  type: ['string'],
  option: from,
  codes: ['on_record', 'fact_missing'],
  rule: checkOnRecord,
};
