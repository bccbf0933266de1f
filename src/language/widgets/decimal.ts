import { integer, object, optional, told } from '../notation/build.ts';

/** A number with decimals; the answer is a decimal string, or a number where the property is one. */
export const decimal = object(
  {
    decimals: optional(
      told(integer({ minimum: 0, maximum: 6 }), 'Decimales', 'Cuántos se escriben como mucho.'),
    ),
  },
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
