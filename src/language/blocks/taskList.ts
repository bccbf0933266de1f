import { choice, keyed, object, optional, ordered } from '../notation/build.ts';
import { binding, condition, route, text } from '../notation/parts.ts';

/** Things that wait for the person; entries whose condition fails are absent, and so is an empty list. */
export const taskList = object(
  {
    items: ordered({
      label: text,
      hint: optional(text),
      status: optional(text),
      tone: optional(choice('info', 'success', 'warning', 'danger')),
      when: optional(condition),
      to: optional(route),
      values: optional(keyed(binding)),
    }),
  },
  {
    title: 'Tareas',
    example: {
      block: {
        type: 'taskList',
        order: 10,
        title: 'Tiene tareas pendientes',
        items: {
          sign: {
            order: 10,
            label: 'Tiene documentos por firmar',
            status: 'Por firmar',
            tone: 'warning',
            to: '/account/documents',
          },
          expired: {
            order: 20,
            label: 'Su documento de identidad ha caducado',
            hint: 'Sin un documento en vigor no puede operar.',
            status: 'Caducado',
            tone: 'danger',
            to: '/account/documents',
          },
          read: {
            order: 30,
            label: 'Tiene avisos sin leer',
            status: 'Sin leer',
            tone: 'info',
            to: '/account/notifications',
          },
          done: { order: 40, label: 'Test de conveniencia', status: 'Completado', tone: 'success' },
        },
      },
      data: {},
    },
  },
);
