import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Keyword } from './keyword.ts';
import { yes } from './options.ts';

/** A day that exists, as the wire writes it: `2026-02-31` is none. */
export const date: Keyword = {
  name: 'date',
  type: ['string'],
  option: yes,
  rule: (value) => (parseDate(value) ? [] : [{ code: 'date', path: '' }]),
};
