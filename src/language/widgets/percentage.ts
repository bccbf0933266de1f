import { integer, bare, optional } from '../notation/build.ts';
import { binding } from '../notation/parts.ts';

/**
 * "12,34" %; the answer is a decimal string such as "12.34". With `others`, what the other shares of a
 * whole add up to, the sum is told below.
 */
export const percentage = bare(
  {
    decimals: optional(integer({ title: 'Decimales', minimum: 0, maximum: 6 })),
    others: optional({ ...binding, title: 'Suma de los demás' }),
  },
  {
    title: 'Porcentaje',
    draws: ['string'],
    example: {
      property: { type: 'string', title: 'Porcentaje del beneficiario', max_value: 100 },
      field: { decimals: 2, width: 'third' },
      value: '33.34',
      wrong: '100.01',
    },
  },
);
