import { object, told } from '../notation/build.ts';
import { text as sentence } from '../notation/parts.ts';

/** A paragraph. Plain text: neither HTML nor markup. */
export const text = object(
  { text: told(sentence, 'Párrafo', 'Lo que se lee: frases, sin formato.') },
  {
    title: 'Texto',
    description: 'Un párrafo corriente.',
    example: {
      block: {
        type: 'text',
        order: 10,
        title: 'Cuándo se liquida su orden',
        text: 'Si la envía antes de las 14:00 se aplica el valor liquidativo de hoy, que se publica mañana.',
      },
      data: {},
    },
  },
);
