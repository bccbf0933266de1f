import { object, optional, told } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

/** One box to tick; `text` stands beside it when the title is not the sentence to accept. */
export const checkbox = object(
  { text: optional(told(text, 'Texto al lado', 'La frase que se acepta.')) },
  {
    title: 'Casilla',
    draws: ['boolean'],
    example: {
      property: { type: 'boolean', title: 'Condiciones', truthyCheckbox: true },
      field: { text: 'He leído el documento con los datos fundamentales y lo acepto' },
      value: true,
      wrong: false,
    },
  },
);
