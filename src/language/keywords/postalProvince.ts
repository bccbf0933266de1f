import { checkPostalCode } from '#/domain/people/postalProvince.ts';
import { readSibling } from '#/domain/rules/option.ts';
import { bare, oneOf, optional } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { entry, neighbour, yes } from './options.ts';

/** The questions beside it that are read unless others are named. */
const [PROVINCE, COUNTRY] = ['key_state', 'country'];

/** Of a postal code: in Spain it has five digits, the first two of them those of the province that a sibling names. */
export const postalProvince: Keyword = {
  name: 'postal_province',
  type: ['string'],
  option: oneOf<unknown>(
    yes,
    bare({ province: optional(neighbour), country: optional(neighbour) }),
  ),
  codes: ['address.postal_code', 'address.postal_province'],
  reads: (option) => [entry(option, 'province', PROVINCE), entry(option, 'country', COUNTRY)],
  rule: (value, option, scope) =>
    typeof value === 'string'
      ? checkPostalCode(
          value.trim(),
          readSibling(option, 'country', scope, COUNTRY),
          readSibling(option, 'province', scope, PROVINCE),
        )
      : [],
};
