import { object, optional, told } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

export const integer = object(
  { unit: optional(told(text, 'Unidad', 'Lo que se cuenta, detrás del número.')) },
  {
    title: 'Número entero',
    draws: ['integer', 'number'],
    example: {
      property: { type: 'integer', title: 'Personas a su cargo', minimum: 0, maximum: 20 },
      field: { unit: 'personas', width: 'third' },
      value: 3,
      wrong: 21,
    },
  },
);
