import { flag, object, optional, told } from '../notation/build.ts';
import { value } from '../notation/parts.ts';

/**
 * A calendar date, `YYYY-MM-DD`, typed or taken from a calendar: for dates that people look up.
 * `from` and `to` are the first and the last day that can be chosen, as far as the browser knows; what the server judges
 * too stands in the property: `date`.
 */
export const datePicker = object(
  {
    from: optional(told(value, 'Primer día', 'El primero que se puede elegir.')),
    to: optional(told(value, 'Último día', 'El último que se puede elegir.')),
    businessDays: optional(
      told(flag(), 'Avisa de los días inhábiles', 'Si se elige uno, dice cuándo será.'),
    ),
  },
  {
    title: 'Fecha con calendario',
    draws: ['string'],
    example: {
      property: {
        type: 'string',
        title: '¿Desde qué día quiere aportar?',
        maxLength: 10,
        date: true,
      },
      field: { from: '2026-01-01', to: '2035-12-31', businessDays: true },
      value: '2027-03-15',
      wrong: '2027-02-31',
    },
  },
);
