import type { Issue } from '#/domain/kernel/issue.ts';
import { isEmpty } from '../expressions/condition.ts';
import type { Answers } from '../expressions/scope.ts';
import type { Effective } from './effective.ts';
import type { Plan } from './plan.ts';

/**
 * Rows that are fixed are as many as the server gave, and in their order as far as the columns tell that nobody can
 * change: `rows_fixed`, about the list. Where it is not known what the server gave, nothing is said.
 */
export function checkFixedRows(plan: Plan, now: Effective, loaded: Answers = {}): Issue[] {
  return [...plan.fixed]
    .filter(([name]) => now.shown.has(name) && Object.hasOwn(loaded, name))
    .filter(([name, columns]) => !isSameList(now.answers[name], loaded[name], columns))
    .map(([name]) => ({ code: 'rows_fixed', path: `/answers/${name}` }));
}

/** Whether the rows are those that were given. */
export function isSameList(rows: unknown, given: unknown, columns: readonly string[]): boolean {
  const [now, then] = [listOf(rows), listOf(given)];
  return (
    now.length === then.length &&
    now.every((row, index) =>
      columns.every((name) => isSame(cell(row, name), cell(then[index], name))),
    )
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const cell = (row: unknown, name: string): unknown =>
  row !== null && typeof row === 'object' && Object.hasOwn(row, name)
    ? (row as Answers)[name]
    : undefined;

const isSame = (left: unknown, right: unknown) =>
  (isEmpty(left) && isEmpty(right)) || JSON.stringify(left) === JSON.stringify(right);
