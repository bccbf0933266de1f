import { checkDgsNotOwnPlan } from '#/domain/rules/dgsNotOwnPlan.ts';
import { list, bare, oneOf, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import type { Keyword } from './keyword.ts';
import { from } from './options.ts';

const codes: Grammar = oneOf<unknown>(list(string({ maxLength: 20 }), { maxItems: 1000 }), from);

/** Of a code of the pension registers: it is of none of the manager's own plans. */
export const dgsNotOwnPlan: Keyword = {
  name: 'dgs_not_own_plan',
  type: ['string'],
  option: oneOf(codes, bare({ codes })),
  codes: ['dgs_not_own_plan', 'dgs_not_own_plan.unknown'],
  rule: checkDgsNotOwnPlan,
};
