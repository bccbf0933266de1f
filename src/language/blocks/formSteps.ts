import { keyed, object, optional, string } from '../notation/build.ts';
import { binding, route } from '../notation/parts.ts';

/** How far a form has come, page by page, as its rules judge it; each leads to its page at `to`. */
export const formSteps = object(
  {
    form: string({ role: 'form', title: 'Formulario', maxLength: 64 }),
    to: route,
    values: optional(keyed(binding)),
  },
  {
    title: 'Estado de un formulario',
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
