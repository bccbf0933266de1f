import { object, optional, told } from '../notation/build.ts';
import { binding } from '../notation/parts.ts';

/** An amount in euro; the answer is a decimal string such as "1234.56". */
export const money = object(
  { available: optional(told(binding, 'Disponible', 'Lo más que se puede poner.')) },
  {
    title: 'Importe',
    draws: ['string'],
    example: {
      property: {
        type: 'string',
        title: 'Importe que quiere invertir',
        currency: true,
        min_value: 600,
      },
      field: { hint: 'Desde 600 euros.' },
      value: '12000.00',
      wrong: '599.99',
    },
  },
);
