import { object, optional, ordered, string } from '../notation/build.ts';
import { binding, condition, text } from '../notation/parts.ts';
import { parameter } from './parameter.ts';

/**
 * Views of one page, the chosen one in the address; a list of links on a phone. Other blocks belong to
 * a view by a condition on `/route/query/<param>`, which has the default's name where the address has none.
 */
export const tabs = object(
  {
    param: parameter,
    default: string({ title: 'Vista inicial', maxLength: 40 }),
    items: ordered({
      label: text,
      count: optional(binding),
      when: optional(condition),
    }),
  },
  {
    title: 'Pestañas',
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
