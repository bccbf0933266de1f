import { bare, optional } from '../notation/build.ts';
import { text } from '../notation/parts.ts';
import { offers, where } from './widget.ts';

/** Several of a long list, found by any of their words. */
export const multiselect = bare(
  { ...offers, where: optional(where), prompt: optional(text) },
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
