import { flag, list, number, object, oneOf, string } from './build.ts';
import type { Grammar } from './grammar.ts';
import { condition as inner, scalar } from './parts.ts';

const at = string({ role: 'pointer', maxLength: 200 });
const several: Grammar = list(inner, { minItems: 1, maxItems: 50 });
const bound: Grammar = {
  ...oneOf<unknown>(number(), string({ maxLength: 40 }), object({ from: at })),
  title: 'Límite',
  description: 'Un número, un importe o una fecha, o de dónde se lee: { "from": "/tenant/…" }.',
};

/** One test of one value, or several conditions together. */
export const condition: Grammar = {
  ...oneOf<unknown>(
    object({ at, equals: scalar }),
    object({ at, in: list(scalar, { minItems: 1, maxItems: 200 }) }),
    object({ at, includes: scalar }),
    object({ at, present: flag() }),
    object({ at, atLeast: bound }),
    object({ at, atMost: bound }),
    object({ all: several }),
    object({ any: several }),
    object({ not: inner }),
  ),
  title: 'Condición',
  role: 'condition',
};
