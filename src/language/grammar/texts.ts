import { string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';

/** Spanish sentence → its translation or, in Spanish, its new wording. */
export const texts: Grammar = {
  type: 'object',
  title: 'Textos',
  additionalProperties: string({ minLength: 1, maxLength: 4000 }),
  propertyNames: { type: 'string', minLength: 1, maxLength: 2000 },
  maxProperties: 10_000,
};
