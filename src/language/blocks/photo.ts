import { object, optional, told } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

/** The photo of the person whose area it is, and the way to give, change or remove it. */
export const photo = object(
  { text: optional(told(text, 'Explicación', 'Para qué sirve la foto.')) },
  {
    title: 'Foto de la persona',
    description: 'La foto de quien ha entrado, y cómo ponerla, cambiarla o quitarla.',
    example: {
      block: {
        type: 'photo',
        order: 10,
        title: 'Su foto',
        text: 'La verá junto a su nombre.',
      },
      data: {},
    },
  },
);
