import { choice, object, optional, ordered, string } from '../notation/build.ts';
import { binding, codes, condition, link, pointer, rows, text } from '../notation/parts.ts';
import { presses } from './presses.ts';
import { rowActions } from './rowActions.ts';
import { shown, tones } from './shown.ts';

/**
 * Things of one kind, a card each: name, state, the amount that matters, a few facts, and what can be
 * done; `only` those of which a condition holds. Neighbours that say the same in `group` stand together under it: a day, a year.
 */
export const cardList = object(
  {
    rows,
    only: optional({
      ...condition,
      title: 'Sólo las filas que',
      description: 'Las que cumplen una condición: { "at": "/row/holds", "equals": false }.',
    }),
    key: optional(string({ role: 'pointer', title: 'Identificador de la fila', maxLength: 200 })),
    group: optional({ ...binding, title: 'Se agrupan por' }),
    heading: text,
    note: optional(text),
    link: optional(link),
    status: optional(object({ value: binding, tones: optional(tones) }, { title: 'Estado' })),
    amount: optional(
      object({ label: text, value: binding, tone: optional(choice('gain')) }, { title: 'Importe' }),
    ),
    facts: optional(ordered(shown, { title: 'Datos de la tarjeta' })),
    actions: optional(rowActions),
    remedies: optional(
      object(
        { from: pointer, codes },
        {
          title: 'Qué se puede hacer',
          description:
            'Un código o varios de la fila; los de la lista que tienen «to» son enlaces.',
        },
      ),
    ),
    presses: optional(presses),
  },
  {
    title: 'Tarjetas',
    rows: 'rows',
    example: {
      block: {
        type: 'cardList',
        order: 10,
        title: 'Sus cuentas bancarias',
        data: 'banks',
        rows: '/data/banks/bank_accounts',
        key: '/row/uuid',
        heading: { text: '{bank}', values: { bank: { from: '/row/bank' } } },
        note: 'Para reembolsos y recibos',
        status: {
          value: { from: '/row/state' },
          tones: { Activa: 'success', Pendiente: 'warning' },
        },
        facts: {
          iban: {
            order: 10,
            label: 'IBAN',
            value: { from: '/row/iban', as: 'iban' },
            copy: 'iban',
          },
          since: { order: 20, label: 'Desde', value: { from: '/row/since', as: 'date' } },
        },
        amount: { label: 'Último reembolso', value: { from: '/row/last', as: 'money' } },
        actions: {
          certificate: {
            order: 10,
            label: 'Subir el certificado',
            to: '/account/documents',
            when: { at: '/row/state', equals: 'Pendiente' },
          },
          change: { order: 20, label: 'Cambiar', to: '/account/config' },
        },
        presses: {
          remove: {
            order: 10,
            label: 'Eliminar',
            press: {
              call: 'deleteBankAccount',
              input: { path: { id: 'c1', bankId: { from: '/row/uuid' } } },
            },
            done: 'Cuenta bancaria eliminada',
            confirm: {
              title: '¿Quiere eliminar esta cuenta bancaria?',
              named: { text: '{iban}', values: { iban: { from: '/row/iban', as: 'iban' } } },
              consequence: 'No podrá usarla en sus próximas órdenes.',
            },
          },
        },
        empty: { title: 'No tiene cuentas bancarias.' },
      },
      data: {
        banks: {
          bank_accounts: [
            {
              uuid: 'b1',
              bank: 'Banco de Ejemplo',
              state: 'Activa',
              iban: 'ES9121000418450200051332',
              since: '2019-03-04',
              last: '2400.00',
            },
            {
              uuid: 'b2',
              bank: 'Caja de Muestra',
              state: 'Pendiente',
              iban: 'ES7921000813610123456789',
              since: '2026-11-02',
              last: '310.55',
            },
          ],
        },
      },
      others: [
        { group: { from: '/row/state' } },
        { only: { at: '/row/state', equals: 'Pendiente' } },
      ],
    },
  },
);
