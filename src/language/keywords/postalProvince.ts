import { checkPostalCode } from '#/domain/people/postalProvince.ts';
import { readSibling } from '#/domain/rules/option.ts';
import { bare, oneOf, optional } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { besidePostalCode } from './neighbours.ts';
import { neighbour, yes } from './options.ts';

/** Of a postal code: in Spain it has five digits, the first two of them those of the province that a sibling names. */
export const postalProvince: Keyword = {
  name: 'postal_province',
  type: ['string'],
  option: oneOf<unknown>(
    yes,
    bare({ province: optional(neighbour), country: optional(neighbour) }),
  ),
  codes: ['address.postal_code', 'address.postal_province'],
  rule: (value, option, scope) =>
    typeof value === 'string'
      ? checkPostalCode(
          value.trim(),
          readSibling(option, 'country', scope, besidePostalCode.country),
          readSibling(option, 'province', scope, besidePostalCode.province),
        )
      : [],
};
