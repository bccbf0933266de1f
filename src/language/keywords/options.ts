import { field } from '../notation/parts.ts';
import { flag, integer, mark, number, bare, oneOf, optional, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';

/** `true`: the rule has nothing to say beyond its name. */
export const yes: Grammar = mark({ title: 'Se comprueba' });

/** A column of the rows by its name. */
export const column: Grammar = string({ title: 'Columna', minLength: 1, maxLength: 64 });

/** What the scope holds at a pointer such as `/facts/maximum`. */
export const from: Grammar = bare({ from: string({ role: 'pointer', maxLength: 200 }) });

/** A decimal as the wire writes it: `1.50`, never `1,50`. */
const decimal: Grammar = string({ maxLength: 40, pattern: '^-?[0-9]+(\\.[0-9]+)?$' });

/** A number, a decimal text, or what the scope holds. */
export const amount: Grammar = oneOf(number(), decimal, from);

/** A bound: itself, or under its name. */
export const bound = (name: 'min' | 'max'): Grammar => oneOf(amount, bare({ [name]: amount }));

/** A least length, 3 or 4 unless told. */
export const length: Grammar = oneOf(
  yes,
  integer({ minimum: 1, maximum: 100 }),
  bare({ length: amount }),
);

/** A sibling by its name, or what the scope holds. */
export const neighbour: Grammar = oneOf<unknown>(field, from);

export const dynamic: Grammar = bare({
  max: amount,
  in_progress: optional(oneOf<unknown>(flag(), from)),
});
