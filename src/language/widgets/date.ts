import { named, object, optional, told } from '../notation/build.ts';

/** A calendar date, `YYYY-MM-DD`. Three fields for dates that people know by heart, a calendar for others. */
export const date = object(
  {
    style: optional(
      told(
        named({ fields: 'Tres campos', calendar: 'Calendario' }),
        'Cómo se pide',
        'Tres campos para las que se saben de memoria.',
      ),
    ),
  },
  {
    title: 'Fecha',
    draws: ['string'],
    example: {
      property: { type: 'string', title: 'Fecha de nacimiento', date: true },
      field: { style: 'fields', autocomplete: 'bday', hint: 'Por ejemplo, 27 3 1958.' },
      value: '1958-03-27',
      wrong: '1958-02-31',
      others: [{ style: 'calendar' }],
    },
  },
);
