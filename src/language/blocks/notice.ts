import { choice, object, optional } from '../notation/build.ts';
import { action, text } from '../notation/parts.ts';

/** One sentence that must be seen, with what can be done about it. */
export const notice = object(
  {
    tone: choice('info', 'success', 'warning', 'danger'),
    text,
    action: optional(action),
  },
  {
    title: 'Aviso',
    example: {
      block: {
        type: 'notice',
        order: 10,
        title: 'Tiene documentos por firmar',
        tone: 'warning',
        text: 'Hasta que los firme no podemos tramitar su suscripción.',
        action: { label: 'Firmar ahora', to: '/sign-documents' },
      },
      data: {},
      others: [{ tone: 'info' }, { tone: 'success' }, { tone: 'danger' }],
    },
  },
);
