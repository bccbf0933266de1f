import { choice, object, optional } from '../grammar/build.ts';
import { offers } from './widget.ts';

export const radio = object(
  { ...offers, layout: optional(choice('stacked', 'inline')) },
  { title: 'Opciones a la vista', draws: ['string', 'number', 'integer', 'boolean'] },
);
