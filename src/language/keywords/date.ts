import { checkDate } from '#/domain/rules/date.ts';
import { described, integer, bare, oneOf, optional, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import type { Keyword } from './keyword.ts';
import { from, yes } from './options.ts';

const day = (title: string): Grammar => ({
  ...oneOf<unknown>(string({ minLength: 10, maxLength: 10 }), from),
  title,
});
const count = (title: string, maximum: number) => integer({ title, minimum: 1, maximum });

/** A day that exists, as the wire writes it: `2026-02-31` is none; between two days where it says so. */
export const date: Keyword = {
  name: 'date',
  type: ['string'],
  option: described(
    oneOf<unknown>(
      yes,
      bare({
        from: optional(day('Primer día')),
        to: optional(day('Último día')),
        within: optional({
          ...oneOf<unknown>(
            bare({ years: count('Años', 150) }),
            bare({ months: count('Meses', 1800) }),
            bare({ days: count('Días', 50_000) }),
          ),
          title: 'Plazo',
        }),
      }),
    ),
    {
      title: 'Fecha',
      description:
        'true, o entre qué días: { "from": { "from": "/facts/today" }, "within": { "years": 2 } }.',
    },
  ),
  codes: ['date', 'date.first', 'date.last', 'date.unknown'],
  rule: checkDate,
};
