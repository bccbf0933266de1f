import { named, object, optional, ordered, told } from '../notation/build.ts';
import {
  binding,
  codes,
  condition,
  key,
  label,
  link,
  list as rows,
  pointer,
  shownValue,
  text,
} from '../notation/parts.ts';
import { presses } from './presses.ts';
import { rowActions } from './rowActions.ts';
import { gain, shown, tones } from './shown.ts';

/** How something is, in a word of a colour of its own. */
export const status = told(
  object({ value: shownValue, tones: optional(tones) }),
  'Estado',
  'Una palabra que se dibuja como etiqueta.',
);

/**
 * Things of one kind, a card each: name, state, the amount that matters, a few facts, and what can be
 * done, or in the look of a list a sentence each; `only` those of which a condition holds. Neighbours that say the same in `group` stand together under it: a day, a year.
 */
export const cardList = object(
  {
    rows,
    only: optional(
      told(condition, 'Sólo las filas que', 'Se enseñan las que cumplen la condición.'),
    ),
    key: optional(key),
    group: optional(told(binding, 'Se agrupan por', 'Las seguidas que dicen lo mismo van juntas.')),
    look: optional(
      told(
        named({ cards: 'Tarjetas', list: 'Lista de frases' }),
        'Aspecto',
        'En una lista se lee sólo el encabezado de cada cosa, como una frase.',
      ),
    ),
    heading: told(text, 'Encabezado', 'El nombre de cada tarjeta.'),
    note: optional(told(text, 'Nota', 'En letra pequeña, debajo del nombre.')),
    link: optional(told(link, 'Enlace', 'Adónde lleva el nombre.')),
    status: optional(status),
    amount: optional(
      told(
        object({ label, value: shownValue, tone: optional(gain) }),
        'Importe',
        'La cifra que más importa de cada una.',
      ),
    ),
    facts: optional(told(ordered(shown), 'Datos de la tarjeta', 'Cada dato con su nombre.')),
    actions: optional(rowActions),
    remedies: optional(
      told(
        object({
          from: told(pointer, 'De dónde', 'Un código o varios de la fila.'),
          codes: told(
            codes,
            'Lista de códigos',
            'Los de la lista que llevan a una página son enlaces.',
          ),
        }),
        'Qué se puede hacer',
        'La salida de cada código, en palabras.',
      ),
    ),
    presses: optional(presses),
  },
  {
    title: 'Tarjetas',
    description: 'Una lista de cosas iguales, una tarjeta cada una.',
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
        { look: 'list' },
        { group: { from: '/row/state' } },
        { only: { at: '/row/state', equals: 'Pendiente' } },
      ],
    },
  },
);
