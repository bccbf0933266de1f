import { object, optional, ordered, told } from '../notation/build.ts';
import { binding, key, list as rows, text, when } from '../notation/parts.ts';
import { shown } from './shown.ts';

/**
 * The way of one thing from its beginning to its end, in the order of its rows: what is done, what it waits for now and
 * what is to come. `state` is DONE, NOW or AHEAD, told by its words; `items` is what is expected at a step.
 */
export const milestones = object(
  {
    rows,
    key: optional(key),
    event: told(binding, 'Qué pasa', 'El nombre de cada momento.'),
    state: told(binding, 'En qué está', 'Hecho, ahora o por venir: lo dice el servidor.'),
    at: told(binding, 'Cuándo', 'El día de cada momento.'),
    items: optional(told(ordered(shown), 'Datos', 'Lo que se espera en cada momento.')),
    notes: optional(
      told(
        ordered({ text: told(text, 'Nota', 'Lo que se lee.'), when: optional(when) }),
        'Notas',
        'Lo que conviene saber de cada momento.',
      ),
    ),
  },
  {
    title: 'Lo que viene',
    description: 'El camino de una cosa, de su principio a su final.',
    rows: 'rows',
    example: {
      block: {
        type: 'milestones',
        order: 10,
        title: 'Qué pasa ahora',
        data: 'order',
        rows: '/data/order/steps',
        key: '/row/step',
        event: { from: '/row/step' },
        state: { from: '/row/state' },
        at: { from: '/row/date', as: 'date' },
        items: {
          amount: {
            order: 10,
            label: 'Importe estimado',
            value: { from: '/row/amount', as: 'money' },
            when: { at: '/row/amount', present: true },
          },
        },
        notes: {
          late: {
            order: 10,
            text: 'Si el dinero llega hoy.',
            when: { at: '/row/waits', equals: true },
          },
        },
        empty: { title: 'No hay nada previsto.' },
      },
      data: {
        order: {
          steps: [
            { step: 'Orden recibida', state: 'DONE', date: '2026-11-18' },
            { step: 'Llegada del dinero', state: 'NOW' },
            { step: 'Valor liquidativo', state: 'AHEAD', date: '2026-11-20', waits: true },
            {
              step: 'Liquidación',
              state: 'AHEAD',
              date: '2026-11-23',
              amount: '1500.00',
              waits: true,
            },
          ],
        },
      },
    },
  },
);
