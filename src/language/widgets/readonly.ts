import { object, optional } from '../grammar/build.ts';
import { codes, format } from '../grammar/parts.ts';

/** Shows the answer and lets nobody change it. */
export const readonly = object(
  { as: optional(format), codes: optional(codes) },
  { title: 'Sólo lectura', draws: ['string', 'number', 'integer', 'boolean', 'list'] },
);
