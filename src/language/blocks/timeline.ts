import { object, optional, told } from '../notation/build.ts';
import { binding, key, list as rows } from '../notation/parts.ts';
import { tones } from './shown.ts';

/** What has happened to one thing, newest first: when, what, who did it, and by what name. */
export const timeline = object(
  {
    rows,
    key: optional(key),
    at: told(binding, 'Cuándo', 'El momento de cada cosa.'),
    event: told(binding, 'Qué pasó', 'Lo que se lee de cada una.'),
    tones: optional(tones),
    who: optional(told(binding, 'Quién', 'Quién lo hizo.')),
    name: optional(told(binding, 'Nombre', 'Con qué nombre.')),
    note: optional(told(binding, 'Nota', 'En letra pequeña, debajo.')),
  },
  {
    title: 'Historial',
    description: 'Lo que ha pasado con una cosa, lo último primero.',
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
