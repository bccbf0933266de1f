import { object, optional, told } from '../notation/build.ts';
import { codes, format } from '../notation/parts.ts';

/** Shows the answer and lets nobody change it. */
export const readonly = object(
  {
    as: optional(told(format, 'Con qué forma', 'Cómo se escribe el dato.')),
    codes: optional(told(codes, 'Lista de códigos', 'La que da sus palabras.')),
  },
  {
    title: 'Sólo lectura',
    draws: ['string', 'number', 'integer', 'boolean', 'list'],
    example: {
      property: { type: 'string', title: 'Valor de su cuenta', decimal: true },
      field: { as: 'money', hint: 'Con los últimos valores liquidativos publicados.' },
      value: '48210.35',
      wrong: 'mucho',
    },
  },
);
