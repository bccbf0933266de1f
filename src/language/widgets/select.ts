import { object, optional } from '../notation/build.ts';
import { offers, prompt } from './widget.ts';

export const select = object(
  { ...offers, prompt: optional(prompt) },
  {
    title: 'Lista desplegable',
    draws: ['string', 'number', 'integer'],
    example: {
      property: { type: 'string', title: 'Estado civil', enum: ['single', 'married', 'widowed'] },
      field: {
        prompt: 'Elija una opción',
        width: 'half',
        options: {
          single: { order: 10, label: 'Soltero o soltera' },
          married: { order: 20, label: 'Casado o casada' },
          widowed: { order: 30, label: 'Viudo o viuda' },
        },
      },
      value: 'married',
      wrong: 'other',
    },
  },
);
