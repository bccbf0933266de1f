import { keyed, object, optional, string, told } from '../notation/build.ts';
import { text, value } from '../notation/parts.ts';

/** A form within a screen, by its id. */
export const form = object(
  {
    form: told(string({ role: 'form', maxLength: 64 }), 'Formulario', 'El que se rellena aquí.'),
    submitLabel: optional(told(text, 'Texto del botón', 'En lugar del que dice el formulario.')),
    initial: optional(told(keyed(value), 'Primeras respuestas', 'Con qué empieza cada pregunta.')),
  },
  {
    title: 'Formulario',
    description: 'Un formulario dentro de la página.',
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
