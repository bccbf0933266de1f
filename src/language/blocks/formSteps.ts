import { object, optional, string, told } from '../notation/build.ts';
import { to, values } from '../notation/parts.ts';

/** How far a form has come, page by page, as its rules judge it; each leads to its page at `to`. */
export const formSteps = object(
  {
    form: told(string({ role: 'form', maxLength: 64 }), 'Formulario', 'El que se está rellenando.'),
    to,
    values: optional(values),
  },
  {
    title: 'Estado de un formulario',
    description: 'Cuánto falta de un formulario, página a página.',
    example: {
      block: {
        type: 'formSteps',
        order: 10,
        title: 'Lo que falta',
        form: 'example',
        to: '/account/config',
      },
      data: {},
    },
  },
);
