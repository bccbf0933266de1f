import { checkDistinctRows } from '#/domain/rules/distinctRows.ts';
import { described } from '../notation/build.ts';
import type { Keyword } from './keyword.ts';
import { column } from './options.ts';

/** Of a list of rows: each has something else in one column. */
export const distinct: Keyword = {
  name: 'distinct',
  type: ['array'],
  option: described(column, {
    title: 'Sin repetir en',
    description: 'La columna en la que dos filas no dicen lo mismo: "tin_country".',
  }),
  rule: checkDistinctRows,
};
