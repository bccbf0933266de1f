import { string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';

/** Code → what the server says by it in one language. */
export const words: Grammar = {
  type: 'object',
  title: 'Palabras del servidor',
  additionalProperties: string({ minLength: 1, maxLength: 2000 }),
  propertyNames: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_.]*$', maxLength: 100 },
  maxProperties: 2_000,
};
