import { bare, optional } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

/** Yes or no, nothing chosen at first. The property is a boolean, or has two values of which the first is yes. */
export const yesno = bare(
  { yes: optional(text), no: optional(text) },
  {
    title: 'Sí o no',
    draws: ['boolean', 'string'],
    example: {
      property: { type: 'boolean', title: '¿Tiene residencia fiscal fuera de España?' },
      field: { hint: 'Si paga impuestos en otro país, conteste que sí.' },
      value: false,
      wrong: 'quizá',
    },
  },
);
