import { object, optional } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

/** The photo of the person whose area it is, and the way to give, change or remove it. */
export const photo = object(
  { text: optional(text) },
  {
    title: 'Foto de la persona',
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
