import { choice, keyed, object, optional, ordered, string } from '../grammar/build.ts';
import { binding, rows, text } from '../grammar/parts.ts';
import { columns } from './table.ts';

/**
 * A drawing of a list, always with a sentence and a table: `summary` says what it shows, and the
 * table has `x` and the series unless `columns` says otherwise. A range is a parameter of the address.
 */
export const chart = object(
  {
    shape: choice('line', 'donut', 'bar'),
    rows,
    x: object({ label: text, value: binding }),
    series: ordered({ label: text, value: binding }),
    summary: text,
    range: optional(
      object(
        {
          param: string({ title: 'Parámetro de la dirección', maxLength: 40 }),
          options: keyed(object({ order: { type: 'number' }, label: text }), {
            propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,20}$' },
          }),
          default: string({ maxLength: 20 }),
        },
        { title: 'Periodo' },
      ),
    ),
    columns: optional(columns),
  },
  { title: 'Gráfico', rows: 'rows' },
);
