import { choice, object, optional, ordered, string } from '../notation/build.ts';
import { binding, codes, condition, rows, text } from '../notation/parts.ts';
import { parameter } from './parameter.ts';

const options = ordered(
  { label: text },
  { title: 'Opciones', propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' } },
);

/** Choices out of a list that a call has answered: the person's accounts, the products they hold. */
const choices = object(
  { rows, value: binding, label: binding },
  { title: 'Opciones de una lista', rows: 'rows' },
);

/**
 * What narrows the list of a call. Each field is a parameter of the address, so that a filtered list
 * can be kept and sent; the chosen ones stand below as chips. With `field` the value goes into the
 * call's `$filter` under that name; with `row` the rows that have it there are kept, of the list that
 * `rows` points to; a call may read the others at `/route/query/<param>`. `all` is what a list says
 * while nothing of it is chosen.
 */
export const filters = object(
  {
    rows: optional(rows),
    items: ordered({
      label: text,
      hint: optional(text),
      all: optional(text),
      param: parameter,
      control: choice('search', 'select', 'date'),
      options: optional(options),
      codes: optional(codes),
      choices: optional(choices),
      field: optional(string({ title: 'Campo del filtro', pattern: '^[a-z][a-z0-9_]{0,63}$' })),
      type: optional(choice('boolean', 'number')),
      row: optional(string({ role: 'pointer', title: 'Se compara con', maxLength: 200 })),
      bound: optional(choice('from', 'to')),
      when: optional(condition),
    }),
  },
  {
    title: 'Filtros',
    rows: 'rows',
    example: {
      block: {
        type: 'filters',
        order: 10,
        items: {
          text: { order: 10, label: 'Buscar por producto', param: 'buscar', control: 'search' },
          kind: {
            order: 20,
            label: 'Tipo',
            all: 'Todos los tipos',
            param: 'tipo',
            control: 'select',
            field: 'kind',
            options: {
              F: { order: 10, label: 'Fondos' },
              P: { order: 20, label: 'Planes de pensiones' },
            },
          },
          account: {
            order: 30,
            label: 'Cuenta',
            all: 'Todas las cuentas',
            param: 'cuenta',
            control: 'select',
            field: 'uuid_account',
            choices: {
              rows: '/data/accounts/accounts',
              value: { from: '/row/uuid' },
              label: { from: '/row/alias' },
            },
          },
          from: { order: 40, label: 'Desde', param: 'desde', control: 'date', field: 'from_date' },
          to: { order: 50, label: 'Hasta', param: 'hasta', control: 'date', field: 'to_date' },
        },
      },
      data: { accounts: { accounts: [{ uuid: 'c1', alias: 'Ahorro familiar' }] } },
      query: { tipo: 'F', desde: '2026-01-01' },
    },
  },
);
