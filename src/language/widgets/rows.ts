import { flag, keyed, bare, optional } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import { text } from '../notation/parts.ts';
import type { Field, FormRule } from '../documents/form.ts';

const inner: Grammar<Field> = { $ref: '#/$defs/field' };
const rule: Grammar<FormRule> = { $ref: '#/$defs/rule' };

/**
 * A list of equal rows. Its rules read `/row` and nothing else. Who came to fill one in finds it `started`; rows that
 * are `fixed` are those that the server gave, neither more nor fewer, and in their order.
 */
export const rows = bare(
  {
    fields: keyed(inner),
    rules: optional(keyed(rule)),
    add: optional({ ...text, title: 'Texto para añadir' }),
    remove: optional({ ...text, title: 'Texto para quitar' }),
    row: optional({ ...text, title: 'Nombre de cada fila' }),
    started: optional(flag({ title: 'Empieza con una fila' })),
    fixed: optional(
      flag({
        title: 'Filas fijas',
        description: 'Las filas son las que da «load»: no se añaden, ni se quitan, ni se mueven.',
      }),
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
