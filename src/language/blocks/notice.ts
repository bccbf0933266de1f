import { named, object, optional, told } from '../notation/build.ts';
import { action, text } from '../notation/parts.ts';
import { alerts } from './shown.ts';

/** One sentence that must be seen, with what can be done about it. */
export const notice = object(
  {
    tone: told(named(alerts), 'Tono', 'Su color y su icono.'),
    text: told(text, 'Aviso', 'Una frase que hay que ver.'),
    action: optional(told(action, 'Qué se puede hacer', 'Un enlace con la salida.')),
  },
  {
    title: 'Aviso',
    description: 'Una frase en un recuadro de color, que no se pasa por alto.',
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
