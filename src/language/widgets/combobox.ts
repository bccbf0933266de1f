import { object, optional, told } from '../notation/build.ts';
import { offers, prompt, where } from './widget.ts';

/** One of a long list, found by any of its words. */
export const combobox = object(
  {
    ...offers,
    where: optional(told(where, 'Sólo los códigos de', 'Los que van con otra respuesta.')),
    prompt: optional(prompt),
  },
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
