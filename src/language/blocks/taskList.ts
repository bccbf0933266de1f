import { named, object, optional, ordered, told } from '../notation/build.ts';
import { label, text, to, values, when } from '../notation/parts.ts';
import { alerts } from './shown.ts';

/** Things that wait for the person; entries whose condition fails are absent, and so is an empty list. */
export const taskList = object(
  {
    items: told(
      ordered({
        label,
        hint: optional(told(text, 'Ayuda', 'Una frase corta debajo.')),
        status: optional(told(text, 'Estado', 'Una palabra como etiqueta.')),
        tone: optional(
          told(named(alerts), 'Color', 'El de la etiqueta; la palabra se lee siempre.'),
        ),
        when: optional(when),
        to: optional(to),
        values: optional(values),
      }),
      'Tareas',
      'Lo que espera a la persona; lo que no le toca no se ve.',
    ),
  },
  {
    title: 'Tareas',
    description: 'Lo que la persona tiene pendiente.',
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
