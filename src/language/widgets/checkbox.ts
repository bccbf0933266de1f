import { bare, optional } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

/** One box to tick; `text` stands beside it when the title is not the sentence to accept. */
export const checkbox = bare(
  { text: optional(text) },
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
