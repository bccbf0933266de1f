import { holds, type Condition } from '#/language/expressions/condition.ts';
import { numericFormats, type Binding, type Text } from '#/language/expressions/binding.ts';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { ordered } from './block.ts';
import type { Shown } from './Cell.tsx';

export type Row = Record<string, unknown>;

export interface Column extends Shown {
  order: number;
  label: Text;
  align?: 'start' | 'end';
  priority?: 1 | 2 | 3;
  cardRole?: 'title' | 'amount' | 'meta';
  /** In small letters below the value. */
  note?: Text;
  /** Field by which the server sorts. */
  sort?: string;
  when?: Condition;
}

/**
 * The list that a block draws; one that has not come is empty.
 * @throws when something else stands in its place: the block then says that it cannot be shown
 */
export function rowsOf(pointer: string, scope: Scope): Row[] {
  const found = read(scope, pointer) ?? [];
  if (!Array.isArray(found)) throw new Error(`${pointer} is no list`);
  return found as Row[];
}

/** The columns that are shown now, in order, each with where its text stands. */
export function columnsOf(columns: Record<string, Column>, scope: Scope) {
  return ordered(columns)
    .filter(([, { when }]) => !when || holds(when, scope))
    .map(([id, column]) => ({ id, ...column, align: column.align ?? usualAlign(column.value) }));
}

export type ShownColumn = ReturnType<typeof columnsOf>[number];

/** Where a cell stands in the table and in the card. */
export const classOf = ({ align, cardRole = 'meta', priority = 2 }: ShownColumn) =>
  `align-${align} card-${cardRole} priority-${priority}`;

const NUMBERS: ReadonlySet<string> = new Set(numericFormats);

const usualAlign = ({ as }: Binding) => (as && NUMBERS.has(as) ? 'end' : 'start');
