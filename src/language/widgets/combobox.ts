import { bare, optional } from '../notation/build.ts';
import { text } from '../notation/parts.ts';
import { offers, where } from './widget.ts';

/** One of a long list, found by any of its words. */
export const combobox = bare(
  { ...offers, where: optional(where), prompt: optional(text) },
  {
    title: 'Lista con búsqueda',
    draws: ['string', 'number', 'integer'],
    example: {
      property: { type: 'string', title: '¿En qué país reside?', maxLength: 3 },
      field: { codes: 'countries', prompt: 'Escriba un país' },
      value: 'ESP',
      wrong: 'ESPAÑA',
    },
  },
);
