import { choice, flag, keyed, object, optional, ordered, string } from '../grammar/build.ts';
import { binding, condition, link, rows, text } from '../grammar/parts.ts';

/**
 * Rows of a list. On a phone each row is a card: `cardRole` says what leads it, and columns of
 * `priority` 3 go behind "Ver detalle".
 */
export const columns = ordered({
  label: text,
  value: binding,
  align: optional(choice('start', 'end')),
  priority: optional(choice(1, 2, 3)),
  cardRole: optional(choice('title', 'amount', 'meta')),
  tone: optional(choice('gain')),
  when: optional(condition),
});

export const table = object(
  {
    rows,
    columns,
    link: optional(link),
    total: optional(object({ label: text, values: keyed(binding) }, { title: 'Fila de totales' })),
    sortable: optional(flag({ title: 'Se puede ordenar' })),
    caption: optional(text),
    key: optional(string({ role: 'pointer', title: 'Identificador de la fila', maxLength: 200 })),
  },
  {
    title: 'Tabla',
    rows: 'rows',
    example: {
      block: {
        type: 'table',
        order: 10,
        title: 'Sus cuentas',
        data: 'accounts',
        rows: '/data/accounts/accounts',
        key: '/row/uuid',
        caption: 'Valor y plusvalía de cada una de sus cuentas',
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
              gain: '3210.35',
              number: 'ES00000123',
            },
            {
              uuid: 'c2',
              alias: 'Cuenta de los dos',
              value: '12000.00',
              gain: '-180.20',
              number: 'ES00000124',
            },
          ],
        },
      },
    },
  },
);
