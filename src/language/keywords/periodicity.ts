import { checkPeriodicity } from '#/domain/rules/periodicity.ts';
import { bare, optional } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { amount, neighbour } from './options.ts';

/** Stands with the periodicity (`amount` names the other field) or with the amount (`period` does). */
export const periodicity: Keyword = {
  name: 'periodicity',
  type: ['string', 'number'],
  option: bare({ max: amount, amount: optional(neighbour), period: optional(neighbour) }),
  codes: ['periodicity', 'periodicity.period', 'periodicity.unknown'],
  rule: checkPeriodicity,
};
