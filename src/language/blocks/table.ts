import {
  choice,
  flag,
  integer,
  keyed,
  named,
  object,
  optional,
  ordered,
  string,
  told,
} from '../notation/build.ts';
import { binding, call, key, label, link, list as rows, pointer, text } from '../notation/parts.ts';
import { parameter } from './parameter.ts';
import { rowActions } from './rowActions.ts';
import { shown } from './shown.ts';

/**
 * Rows of a list. On a phone each row is a card: `cardRole` says what leads it, and columns of
 * `priority` 3 go behind "Ver detalle". A `note` stands in small letters below the value.
 */
export const columns = told(
  ordered({
    ...shown,
    align: optional(
      told(
        named({ start: 'A la izquierda', end: 'A la derecha' }),
        'Alineación',
        'Las cifras, a la derecha.',
      ),
    ),
    priority: optional(
      told(
        choice(1, 2, 3),
        'Importancia',
        'En un móvil, las de importancia 3 van tras «Ver detalle».',
      ),
    ),
    cardRole: optional(
      told(
        named({ title: 'Encabezado', amount: 'Importe', meta: 'Dato al lado' }),
        'En un móvil es',
        'Qué papel tiene en la tarjeta.',
      ),
    ),
    note: optional(told(text, 'Nota', 'En letra pequeña, debajo.')),
    sort: optional(
      told(
        string({ pattern: '^[a-z_]{1,64}$' }),
        'Campo por el que ordena el servidor',
        'Sin él, la columna se ordena en la página.',
      ),
    ),
  }),
  'Columnas',
  'Cada dato de la fila, en orden.',
);

/** Pages of a list. With `total` the server cuts it (`$offset`, `$limit`); without, the table does. */
const page = told(
  object({
    size: optional(
      told(integer({ minimum: 5, maximum: 100 }), 'Filas por página', 'Entre 5 y 100.'),
    ),
    total: optional(told(pointer, 'Cuántas filas hay', 'Si es el servidor quien las reparte.')),
  }),
  'Páginas',
  'La lista se reparte en páginas.',
);

/** The list as a file; what filters, orders and searches the list does the same to the file. */
const download = told(
  object({ label, fetch: told(call, 'Llamada', 'La que trae el fichero.') }),
  'Descarga',
  'La misma lista, como fichero.',
);

/**
 * `sortable` sorts by the headers: on the server those columns that have `sort`, and here all of them
 * when no column has one. Page and order are in the address; `param` tells two tables of a screen apart.
 * `fold` leaves so many rows in sight at first. `month` groups the cards of a phone by the month of that date. `actions` are a column of their own, which
 * is left out where no row has any.
 */
export const table = object(
  {
    rows,
    columns,
    link: optional(told(link, 'Enlace', 'Adónde lleva cada fila.')),
    actions: optional(rowActions),
    total: optional(
      told(
        object({
          label,
          values: told(keyed(binding), 'Totales', 'El de cada columna, por su nombre.'),
        }),
        'Fila de totales',
        'La última, con las sumas.',
      ),
    ),
    sortable: optional(told(flag(), 'Se puede ordenar', 'Pulsando el nombre de una columna.')),
    page: optional(page),
    fold: optional(
      told(
        integer({ minimum: 1, maximum: 50 }),
        'Filas que se ven al principio',
        'Las demás, tras un botón; impresas, todas.',
      ),
    ),
    param: optional(parameter),
    month: optional(
      told(binding, 'Mes', 'En un móvil, las tarjetas se agrupan por el mes de esta fecha.'),
    ),
    download: optional(download),
    caption: optional(told(text, 'Nombre de la tabla', 'Lo que oye quien no la ve.')),
    key: optional(key),
  },
  {
    title: 'Tabla',
    description: 'Las filas de una lista con sus columnas; en un móvil, tarjetas.',
    rows: 'rows',
    example: {
      block: {
        type: 'table',
        order: 10,
        title: 'Sus cuentas',
        data: 'accounts',
        rows: '/data/accounts/accounts',
        key: '/row/uuid',
        caption: 'Valor y resultado desde el inicio de cada una de sus cuentas',
        sortable: true,
        columns: {
          alias: {
            order: 10,
            label: 'Cuenta',
            value: { from: '/row/alias' },
            priority: 1,
            cardRole: 'title',
          },
          number: {
            order: 20,
            label: 'Número',
            value: { from: '/row/number' },
            priority: 3,
            cardRole: 'meta',
          },
          value: {
            order: 30,
            label: 'Valor',
            value: { from: '/row/value', as: 'money' },
            note: { text: 'a {date}', values: { date: { from: '/row/date', as: 'date' } } },
            align: 'end',
            priority: 1,
            cardRole: 'amount',
          },
          gain: {
            order: 40,
            label: 'Plusvalía',
            value: { from: '/row/gain', as: 'moneySigned' },
            align: 'end',
            priority: 2,
            cardRole: 'meta',
            tone: 'gain',
          },
        },
        link: { to: '/account/myaccount/{uuid}', values: { uuid: { from: '/row/uuid' } } },
        actions: {
          order: {
            order: 10,
            label: 'Operar',
            to: '/operate',
            when: { at: '/row/value', present: true },
          },
        },
        total: {
          label: 'Total',
          values: {
            value: { from: '/data/accounts/value', as: 'money' },
            gain: { from: '/data/accounts/gain', as: 'moneySigned' },
          },
        },
        empty: {
          title: 'Todavía no tiene posiciones.',
          text: 'Cuando se liquide su primera suscripción las verá aquí.',
          action: { label: 'Operar', to: '/operate' },
        },
      },
      data: {
        accounts: {
          value: '60210.35',
          gain: '3030.15',
          accounts: [
            {
              uuid: 'c1',
              alias: 'Ahorro de Ana',
              value: '48210.35',
              date: '2026-11-19',
              gain: '3210.35',
              number: 'ES00000123',
            },
            {
              uuid: 'c2',
              alias: 'Cuenta de los dos',
              value: '12000.00',
              date: '2026-11-18',
              gain: '-180.20',
              number: 'ES00000124',
            },
          ],
        },
      },
    },
  },
);
