import { object, optional } from '../grammar/build.ts';
import { text } from '../grammar/parts.ts';

export const integer = object(
  { unit: optional(text) },
  { title: 'Número entero', draws: ['integer', 'number'] },
);
