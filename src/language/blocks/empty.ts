import { object, optional } from '../grammar/build.ts';
import { action, text } from '../grammar/parts.ts';

/** Says that there is nothing yet, and what to do about it. */
export const empty = object(
  { title: text, text: optional(text), action: optional(action) },
  { title: 'Sin contenido' },
);
