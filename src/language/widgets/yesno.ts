import { object, optional, told } from '../notation/build.ts';
import { text } from '../notation/parts.ts';

/** Yes or no, nothing chosen at first. The property is a boolean, or has two values of which the first is yes. */
export const yesno = object(
  {
    yes: optional(told(text, 'Palabras del sí', 'En lugar de «Sí».')),
    no: optional(told(text, 'Palabras del no', 'En lugar de «No».')),
  },
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
