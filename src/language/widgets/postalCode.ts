import { object, optional, told } from '../notation/build.ts';
import { codes, field } from '../notation/parts.ts';

/**
 * A postal code; a Spanish one says whose it is. `codes` is a list of provinces with `postal_prefix`,
 * `province` and `country` name the fields beside it.
 */
export const postalCode = object(
  {
    codes: optional(told(codes, 'Lista de códigos', 'La de las provincias.')),
    province: optional(told(field, 'Campo de la provincia', 'La pregunta que la dice.')),
    country: optional(told(field, 'Campo del país', 'La pregunta que lo dice.')),
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
