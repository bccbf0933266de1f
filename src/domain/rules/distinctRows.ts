import type { Issue } from '../kernel/issue.ts';
import { cellsOfColumn } from './cellsOfColumn.ts';
import { comparable } from './comparable.ts';
import type { Rule } from './rule.ts';

/**
 * No two rows of a list have the same in one column. Option: its name. Texts are the same whatever their case and the
 * spaces, dashes and dots in them, numbers and addresses apart. The issue `distinct` is about the later cell (`/2/country`) and names the earlier `row`, from 1.
 */
export const checkDistinctRows: Rule = (value, option): Issue[] => {
  const column = String(option);
  const first = new Map<unknown, number>();
  return cellsOfColumn(value, column).flatMap(([row, cell]) => {
    const key = typeof cell === 'string' ? keyOf(cell.trim()) : cell;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    return earlier === undefined
      ? []
      : [{ code: 'distinct', path: `/${row}/${column}`, params: { row: earlier + 1 } }];
  });
};

/** In a number and in the address of a mailbox a dot says something. */
const keyOf = (text: string) =>
  /^-?\d+\.\d+$|@/.test(text) ? text.toLowerCase() : comparable(text);
