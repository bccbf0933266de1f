import { object, optional } from '../notation/build.ts';
import { action, text } from '../notation/parts.ts';

/** Says that there is nothing yet, and what to do about it. */
export const empty = object(
  { title: text, text: optional(text), action: optional(action) },
  {
    title: 'Sin contenido',
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
