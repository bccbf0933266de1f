import { integer, bare, optional } from '../notation/build.ts';

/** A number with decimals; the answer is a decimal string, or a number where the property is one. */
export const decimal = bare(
  { decimals: optional(integer({ title: 'Decimales', minimum: 0, maximum: 6 })) },
  {
    title: 'Número con decimales',
    draws: ['string', 'number'],
    example: {
      property: { type: 'number', title: 'Superficie en hectáreas', maximum: 1000 },
      field: { decimals: 2, width: 'third' },
      value: 12.5,
      wrong: 1000.5,
    },
  },
);
