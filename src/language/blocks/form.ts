import { keyed, object, optional, string } from '../notation/build.ts';
import { text, value } from '../notation/parts.ts';

/** A form within a screen, by its id. */
export const form = object(
  {
    form: string({ role: 'form', title: 'Formulario', maxLength: 64 }),
    submitLabel: optional(text),
    initial: optional(keyed(value, { title: 'Primeras respuestas' })),
  },
  {
    title: 'Formulario',
    example: {
      block: {
        type: 'form',
        order: 10,
        title: 'Sus datos de contacto',
        form: 'example',
        submitLabel: 'Guardar mis datos',
      },
      data: {},
    },
  },
);
