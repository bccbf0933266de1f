import { object, optional, told } from '../notation/build.ts';
import { binding } from '../notation/parts.ts';

/** A number of participations with up to six decimals; the answer is a decimal string. */
export const participations = object(
  { available: optional(told(binding, 'Disponibles', 'Las que hay.')) },
  {
    title: 'Participaciones',
    draws: ['string'],
    example: {
      property: {
        type: 'string',
        title: 'Participaciones que quiere reembolsar',
        amount: true,
        max_value_participations: '150.25',
      },
      field: { hint: 'Tiene 150,25 participaciones.' },
      value: '12.345678',
      wrong: '151',
    },
  },
);
