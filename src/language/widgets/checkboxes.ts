import { object } from '../notation/build.ts';
import { offers } from './widget.ts';

/** Several boxes over one property that is a list. */
export const checkboxes = object(
  { ...offers },
  {
    title: 'Casillas',
    draws: ['list'],
    example: {
      property: {
        type: 'array',
        title: '¿Por qué medios podemos avisarle?',
        items: { type: 'string', enum: ['mail', 'phone', 'post'] },
        maxItems: 2,
        uniqueItems: true,
      },
      field: {
        hint: 'Elija como máximo dos.',
        options: {
          mail: { order: 10, label: 'Correo electrónico' },
          phone: { order: 20, label: 'Teléfono', hint: 'Llamamos de 9:00 a 18:00.' },
          post: { order: 30, label: 'Carta' },
        },
      },
      value: ['mail', 'phone'],
      wrong: ['mail', 'phone', 'post'],
    },
  },
);
