import { named, object, optional, ordered, string, told } from '../notation/build.ts';
import { binding, codes, label, list as rows, pointer, text, when } from '../notation/parts.ts';
import { parameter } from './parameter.ts';

const options = told(
  ordered({ label }, { propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' } }),
  'Opciones',
  'Cada valor con sus palabras.',
);

/** Choices out of a list that a call has answered: the person's accounts, the products they hold. */
const choices = told(
  object(
    {
      rows,
      value: told(binding, 'Valor', 'El dato que se busca.'),
      label: told(binding, 'Nombre', 'Cómo se lee cada opción.'),
    },
    { rows: 'rows' },
  ),
  'Opciones de una lista',
  'Las que contesta el servidor.',
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
    items: told(
      ordered({
        label,
        hint: optional(told(text, 'Ayuda', 'Una frase corta debajo.')),
        all: optional(told(text, 'Sin elegir', 'Lo que se lee mientras no se elige nada.')),
        param: parameter,
        control: told(
          named({ search: 'Buscar', select: 'Elegir de una lista', date: 'Una fecha' }),
          'Cómo se elige',
          'Escribiendo, de una lista o por fecha.',
        ),
        options: optional(options),
        codes: optional(told(codes, 'Lista de códigos', 'De dónde salen las opciones.')),
        choices: optional(choices),
        field: optional(
          told(
            string({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
            'Campo del filtro',
            'Por qué dato filtra el servidor.',
          ),
        ),
        type: optional(
          told(named({ boolean: 'Sí o no', number: 'Número' }), 'Tipo', 'Si no es un texto.'),
        ),
        row: optional(
          told(pointer, 'Se compara con', 'El dato de la fila que ha de ser el elegido.'),
        ),
        bound: optional(
          told(
            named({ from: 'Desde', to: 'Hasta' }),
            'Límite',
            'Si es el principio o el final de un periodo.',
          ),
        ),
        when: optional(when),
      }),
      'Filtros',
      'Cada cosa por la que se puede reducir la lista.',
    ),
  },
  {
    title: 'Filtros',
    description: 'Lo que reduce una lista a lo que se busca.',
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
