import { list, bare, oneOf, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

const own: Grammar = oneOf<unknown>(list(string({ maxLength: 20 }), { maxItems: 1000 }), from);

/** A keyword whose rule is that the value is none of the manager's own: a list, or that list under its name. */
export const notOwn = (name: string, option: string, rule: Keyword['rule']): Keyword => ({
  name,
  type: ['string'],
  option: oneOf(own, bare({ [option]: own })),
  codes: [name, `${name}.unknown`],
  rule,
});
