import { flag, keyed, object, optional, told } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import { text } from '../notation/parts.ts';
import type { Field, FormRule } from '../documents/form.ts';

const inner: Grammar<Field> = { $ref: '#/$defs/field' };
const rule: Grammar<FormRule> = { $ref: '#/$defs/rule' };

/**
 * A list of equal rows. Its rules read `/row` and nothing else. Who came to fill one in finds it `started`; rows that
 * are `fixed` are those that the server gave, neither more nor fewer, and in their order.
 */
export const rows = object(
  {
    fields: told(keyed(inner), 'Columnas', 'Cómo se ve cada una.'),
    rules: optional(told(keyed(rule), 'Reglas', 'Las que valen dentro de una fila.')),
    add: optional(told(text, 'Texto para añadir', 'Lo que dice el botón.')),
    remove: optional(told(text, 'Texto para quitar', 'Lo que dice el botón de cada fila.')),
    row: optional(told(text, 'Nombre de cada fila', 'Lo que se lee con su número.')),
    started: optional(told(flag(), 'Empieza con una fila', 'Sin tener que añadirla.')),
    fixed: optional(
      told(
        flag(),
        'Filas fijas',
        'Las filas son las que da «load»: no se añaden, ni se quitan, ni se mueven.',
      ),
    ),
  },
  {
    title: 'Filas',
    draws: ['rows'],
    example: {
      property: {
        type: 'array',
        title: 'Beneficiarios',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          properties: {
            name: { type: 'string', title: 'Nombre y apellidos', maxLength: 120 },
            percent: { type: 'string', title: 'Porcentaje', max_value: 100 },
          },
        },
      },
      field: {
        add: 'Añadir un beneficiario',
        remove: 'Quitar este beneficiario',
        row: 'Beneficiario',
        fields: {
          name: { order: 10, widget: 'text', required: true, width: 'half' },
          percent: { order: 20, widget: 'percentage', required: true, width: 'third' },
        },
      },
      value: [
        { name: 'Lucía Vidal Prats', percent: '60' },
        { name: 'Martín Vidal Prats', percent: '40' },
      ],
      wrong: [{ name: 'Lucía Vidal Prats', percent: '101' }],
    },
  },
);
