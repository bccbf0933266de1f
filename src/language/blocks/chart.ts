import { keyed, named, object, optional, order, ordered, string, told } from '../notation/build.ts';
import { label, list as rows, shownValue, text } from '../notation/parts.ts';
import { columns } from './table.ts';

/**
 * A drawing of a list, always with a sentence and a table: `summary` says what it shows, and the
 * table has `x` and the series unless `columns` says otherwise. A range is a parameter of the address.
 */
export const chart = object(
  {
    shape: told(
      named({ line: 'Línea', donut: 'Anillo', bar: 'Barras' }),
      'Forma',
      'La línea cuenta el tiempo; el anillo y las barras, un reparto.',
    ),
    rows,
    x: told(object({ label, value: shownValue }), 'Eje', 'Lo que se lee de izquierda a derecha.'),
    series: told(ordered({ label, value: shownValue }), 'Series', 'Cada valor que se dibuja.'),
    summary: told(text, 'En una frase', 'Lo mismo, para quien no ve el dibujo.'),
    range: optional(
      told(
        object({
          param: told(
            string({ maxLength: 40 }),
            'Parámetro de la dirección',
            'Cómo se llama el periodo en la dirección.',
          ),
          options: told(
            keyed(object({ order, label }), {
              propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,20}$' },
            }),
            'Periodos',
            'Los que se pueden elegir.',
          ),
          default: told(
            string({ maxLength: 20 }),
            'Periodo inicial',
            'El que se ve si nadie elige.',
          ),
        }),
        'Periodo',
        'Qué parte del tiempo se dibuja.',
      ),
    ),
    columns: optional(columns),
  },
  {
    title: 'Gráfico',
    description: 'Un dibujo de una lista, siempre con una frase y una tabla que dicen lo mismo.',
    rows: 'rows',
    example: {
      block: {
        type: 'chart',
        order: 10,
        title: 'Evolución',
        data: 'evolution',
        shape: 'line',
        rows: '/data/evolution/points',
        x: { label: 'Fecha', value: { from: '/row/date', as: 'date' } },
        series: {
          value: { order: 10, label: 'Valor', value: { from: '/row/value', as: 'money' } },
          invested: {
            order: 20,
            label: 'Aportado neto',
            value: { from: '/row/invested', as: 'money' },
          },
        },
        summary: {
          text: 'Su inversión vale {value}.',
          values: { value: { from: '/data/evolution/last', as: 'money' } },
        },
        range: {
          param: 'range',
          default: '1A',
          options: {
            '3M': { order: 10, label: '3M' },
            '1A': { order: 20, label: '1A' },
            TODO: { order: 30, label: 'Todo' },
          },
        },
        empty: { title: 'No hay datos en este periodo', text: 'Elija un periodo más largo.' },
      },
      data: {
        evolution: {
          last: '48210.35',
          points: [
            { date: '2025-11-20', value: '40000.00', invested: '40000.00' },
            { date: '2026-02-20', value: '41350.10', invested: '42000.00' },
            { date: '2026-05-20', value: '44980.75', invested: '44000.00' },
            { date: '2026-08-20', value: '44120.40', invested: '45000.00' },
            { date: '2026-11-19', value: '48210.35', invested: '45000.00' },
          ],
        },
      },
      query: { range: '1A' },
      others: [{ shape: 'donut' }, { shape: 'bar' }],
    },
  },
);
