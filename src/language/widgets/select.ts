import { object, optional } from '../grammar/build.ts';
import { text } from '../grammar/parts.ts';
import { offers } from './widget.ts';

export const select = object(
  { ...offers, prompt: optional(text) },
  { title: 'Lista desplegable', draws: ['string', 'number', 'integer'] },
);
