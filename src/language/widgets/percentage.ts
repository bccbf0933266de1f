import { integer, object, optional } from '../grammar/build.ts';

/** "12,34" %; the answer is a decimal string such as "12.34". */
export const percentage = object(
  { decimals: optional(integer({ title: 'Decimales', minimum: 0, maximum: 6 })) },
  { title: 'Porcentaje', draws: ['string'] },
);
