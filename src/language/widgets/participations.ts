import { object, optional } from '../grammar/build.ts';
import { binding } from '../grammar/parts.ts';

/** A number of participations with up to six decimals; the answer is a decimal string. */
export const participations = object(
  { available: optional({ ...binding, title: 'Disponibles' }) },
  { title: 'Participaciones', draws: ['string'] },
);
