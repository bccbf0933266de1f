import { integer, object, optional, told } from '../notation/build.ts';
import { binding } from '../notation/parts.ts';

/**
 * "12,34" %; the answer is a decimal string such as "12.34". With `others`, what the other shares of a
 * whole add up to, the sum is told below.
 */
export const percentage = object(
  {
    decimals: optional(
      told(integer({ minimum: 0, maximum: 6 }), 'Decimales', 'Cuántos se escriben como mucho.'),
    ),
    others: optional(told(binding, 'Suma de los demás', 'Lo que ya está repartido.')),
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
