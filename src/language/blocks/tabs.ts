import { object, optional, ordered, string, told } from '../notation/build.ts';
import { binding, label, when } from '../notation/parts.ts';
import { parameter } from './parameter.ts';

/**
 * Views of one page, the chosen one in the address; a list of links on a phone. Other blocks belong to
 * a view by a condition on `/route/query/<param>`, which has the default's name where the address has none.
 */
export const tabs = object(
  {
    param: parameter,
    default: told(string({ maxLength: 40 }), 'Vista inicial', 'La que se ve si nadie elige.'),
    items: told(
      ordered({
        label,
        count: optional(told(binding, 'Cuántos hay', 'Un número junto al nombre.')),
        when: optional(when),
      }),
      'Pestañas',
      'Cada vista de la página.',
    ),
  },
  {
    title: 'Pestañas',
    description: 'Varias vistas de una página: se ve la elegida.',
    example: {
      block: {
        type: 'tabs',
        order: 10,
        title: 'Su documentación',
        param: 'vista',
        default: 'pending',
        items: {
          pending: {
            order: 10,
            label: 'Por firmar',
            count: { from: '/data/documents/pending', as: 'integer' },
          },
          all: { order: 20, label: 'Todos' },
          checks: { order: 30, label: 'Validaciones' },
        },
      },
      data: { documents: { pending: 3 } },
      query: { vista: 'pending' },
    },
  },
);
