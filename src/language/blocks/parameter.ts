import { string, told } from '../notation/build.ts';

/** The name of what a block keeps in the query of the address. */
export const parameter = told(
  string({ pattern: '^[a-z][a-z0-9_-]{0,39}$', maxLength: 40 }),
  'Parámetro de la dirección',
  'Cómo se llama en la dirección lo que se elige aquí.',
);
