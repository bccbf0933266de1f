import { choice, object, optional } from '../grammar/build.ts';

/** A calendar date, `YYYY-MM-DD`. Three fields for dates that people know by heart, a calendar for others. */
export const date = object(
  { style: optional(choice('fields', 'calendar')) },
  { title: 'Fecha', draws: ['string'] },
);
