import { object, optional, string } from '../notation/build.ts';
import { binding, rows } from '../notation/parts.ts';
import { tones } from './shown.ts';

/** What has happened to one thing, newest first: when, what, who did it, and by what name. */
export const timeline = object(
  {
    rows,
    key: optional(string({ role: 'pointer', title: 'Identificador de la fila', maxLength: 200 })),
    at: binding,
    event: binding,
    tones: optional(tones),
    who: optional(binding),
    name: optional(binding),
    note: optional(binding),
  },
  {
    title: 'Historial',
    rows: 'rows',
    example: {
      block: {
        type: 'timeline',
        order: 10,
        title: 'Historial',
        data: 'history',
        rows: '/data/history/historical',
        key: '/row/uuid',
        at: { from: '/row/changed_at', as: 'instant' },
        event: { from: '/row/status' },
        who: { from: '/row/who' },
        note: { from: '/row/note' },
        tones: { Finalizada: 'success', Firmada: 'info' },
        empty: { title: 'Todavía no hay cambios.' },
      },
      data: {
        history: {
          historical: [
            {
              uuid: 'h1',
              changed_at: '2026-11-18T09:12:00Z',
              status: 'Registrada',
              who: 'Ana Robles Medina',
            },
            {
              uuid: 'h2',
              changed_at: '2026-11-18T09:15:00Z',
              status: 'Firmada',
              who: 'Ana Robles Medina',
              note: 'Con un código enviado a su teléfono móvil.',
            },
            {
              uuid: 'h3',
              changed_at: '2026-11-20T07:30:00Z',
              status: 'Finalizada',
              who: 'La gestora',
            },
          ],
        },
      },
    },
  },
);
