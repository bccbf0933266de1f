import { flag, list, number, bare, oneOf, string } from './build.ts';
import type { Grammar } from './grammar.ts';
import { condition as inner, scalar } from './parts.ts';

const at = string({ role: 'pointer', maxLength: 200 });
const several: Grammar = list(inner, { minItems: 1, maxItems: 50 });
const bound: Grammar = {
  ...oneOf<unknown>(number(), string({ maxLength: 40 }), bare({ from: at })),
  title: 'Límite',
  description: 'Un número, un importe o una fecha, o de dónde se lee: { "from": "/tenant/…" }.',
};

/** One test of one value, or several conditions together. */
export const condition: Grammar = {
  ...oneOf<unknown>(
    bare({ at, equals: scalar }),
    bare({ at, in: list(scalar, { minItems: 1, maxItems: 200 }) }),
    bare({ at, includes: scalar }),
    bare({ at, present: flag() }),
    bare({ at, atLeast: bound }),
    bare({ at, atMost: bound }),
    bare({ all: several }),
    bare({ any: several }),
    bare({ not: inner }),
  ),
  title: 'Condición',
  role: 'condition',
};
