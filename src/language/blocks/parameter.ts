import { string } from '../notation/build.ts';

/** The name of what a block keeps in the query of the address. */
export const parameter = string({
  title: 'Parámetro de la dirección',
  pattern: '^[a-z][a-z0-9_-]{0,39}$',
  maxLength: 40,
});
