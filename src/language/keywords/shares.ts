import { checkSharesOfRows } from '#/domain/rules/sharesOfRows.ts';
import { described, bare } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { column } from './options.ts';

/** Of a list of rows: what one column shares out is 100 % at most. */
export const shares: Keyword = {
  name: 'shares',
  type: ['array'],
  option: described(bare({ of: column }), {
    title: 'Reparto',
    description: 'La columna cuyos porcentajes suman 100 como máximo: { "of": "percentage" }.',
  }),
  codes: ['shares', 'shares.unknown'],
  rule: checkSharesOfRows,
};
