import { object, optional, told } from '../notation/build.ts';
import { offers, prompt, where } from './widget.ts';

/** Several of a long list, found by any of their words. */
export const multiselect = object(
  {
    ...offers,
    where: optional(told(where, 'Sólo los códigos de', 'Los que van con otra respuesta.')),
    prompt: optional(prompt),
  },
  {
    title: 'Varias de una lista con búsqueda',
    draws: ['list'],
    example: {
      property: {
        type: 'array',
        title: '¿De qué países es residente fiscal?',
        items: { type: 'string', maxLength: 3 },
        maxItems: 3,
      },
      field: { codes: 'countries', hint: 'Hasta tres.' },
      value: ['ESP', 'FRA'],
      wrong: ['ESP', 'FRA', 'PRT', 'ITA'],
    },
  },
);
