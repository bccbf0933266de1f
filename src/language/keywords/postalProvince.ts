import { checkPostalCode } from '#/domain/people/postalProvince.ts';
import { readSibling } from '#/domain/rules/option.ts';
import { object } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { entry, neighbour } from './options.ts';

/** Of a postal code: in Spain it has five digits, the first two of them those of the province that a sibling names. */
export const postalProvince: Keyword = {
  name: 'postal_province',
  type: ['string'],
  option: object({ province: neighbour, country: neighbour }),
  codes: ['address.postal_code', 'address.postal_province'],
  reads: (option) => [entry(option, 'province'), entry(option, 'country')],
  rule: (value, option, scope) =>
    typeof value === 'string'
      ? checkPostalCode(
          value.trim(),
          readSibling(option, 'country', scope),
          readSibling(option, 'province', scope),
        )
      : [],
};
