import { object, optional, told } from '../notation/build.ts';
import { action, text } from '../notation/parts.ts';

/** Says that there is nothing yet, and what to do about it. */
export const empty = object(
  {
    title: told(text, 'Título', 'Qué no hay todavía.'),
    text: optional(told(text, 'Explicación', 'Por qué, o qué se puede hacer.')),
    action: optional(told(action, 'Qué se puede hacer', 'Un enlace con la salida.')),
  },
  {
    title: 'Sin contenido',
    description: 'Dice que todavía no hay nada, y qué se puede hacer.',
    example: {
      block: {
        type: 'empty',
        order: 10,
        title: 'No tiene documentos pendientes.',
        text: 'Cuando tenga que firmar algo lo verá aquí.',
        action: { label: 'Ver todos los documentos', to: '/account/documents' },
      },
      data: {},
    },
  },
);
