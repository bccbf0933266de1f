import { bare, optional } from '../notation/build.ts';
import { codes, field } from '../notation/parts.ts';

/**
 * A postal code; a Spanish one says whose it is. `codes` is a list of provinces with `postal_prefix`,
 * `province` and `country` name the fields beside it.
 */
export const postalCode = bare(
  {
    codes: optional(codes),
    province: optional({ ...field, title: 'Campo de la provincia' }),
    country: optional({ ...field, title: 'Campo del país' }),
  },
  {
    title: 'Código postal',
    draws: ['string'],
    example: {
      property: { type: 'string', title: 'Código postal', maxLength: 10 },
      field: { codes: 'provinces', width: 'short' },
      value: '28013',
      wrong: '28013 Madrid',
    },
  },
);
