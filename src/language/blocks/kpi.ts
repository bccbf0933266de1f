import { named, object, optional, ordered, told } from '../notation/build.ts';
import { label, shownValue, text, when } from '../notation/parts.ts';
import { gain } from './shown.ts';

/** Key figures in a row: label, value, and what it means. `gain` adds sign, arrow and colour by the value. */
export const kpi = object(
  {
    items: told(
      ordered({
        label,
        value: shownValue,
        note: optional(told(text, 'Nota', 'En letra pequeña, debajo.')),
        tone: optional(gain),
        size: optional(told(named({ large: 'Grande' }), 'Tamaño', 'La cifra que más importa.')),
        when: optional(when),
      }),
      'Cifras',
      'Cada una con su nombre y de dónde sale.',
    ),
  },
  {
    title: 'Cifras',
    description: 'Unas pocas cifras en fila, cada una con su nombre y lo que significa.',
    example: {
      block: {
        type: 'kpi',
        order: 10,
        title: 'Su inversión',
        data: 'balance',
        items: {
          value: {
            order: 10,
            label: 'Valor total',
            value: { from: '/data/balance/value', as: 'money' },
            note: {
              text: 'a {date}',
              values: { date: { from: '/data/balance/date', as: 'date' } },
            },
            size: 'large',
          },
          invested: {
            order: 20,
            label: 'Aportado neto',
            value: { from: '/data/balance/invested', as: 'money' },
            note: 'Aportaciones menos reembolsos',
          },
          gain: {
            order: 30,
            label: 'Plusvalía',
            value: { from: '/data/balance/gain', as: 'moneySigned' },
            tone: 'gain',
          },
          loss: {
            order: 40,
            label: 'Este mes',
            value: { from: '/data/balance/month', as: 'moneySigned' },
            tone: 'gain',
          },
        },
      },
      data: {
        balance: {
          value: '48210.35',
          date: '2026-11-19',
          invested: '45000.00',
          gain: '3210.35',
          month: '-180.20',
        },
      },
    },
  },
);
