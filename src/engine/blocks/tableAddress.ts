import type { BlockOptions } from '#/language/blocks/index.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { ordered } from './block.ts';

type Table = Pick<BlockOptions['table'], 'columns' | 'page' | 'param' | 'sortable'>;
type Query = Record<string, string>;

export interface Sorting {
  column: string;
  down: boolean;
}

/** The names under which a table keeps its page and its order in the address. */
export function parametersOf({ param }: Pick<Table, 'param'>): { page: string; order: string } {
  const prefix = param ? `${param}-` : '';
  return { page: `${prefix}pagina`, order: `${prefix}orden` };
}

/** Rows of a page. */
export const sizeOf = ({ page }: Pick<Table, 'page'>): number => page?.size ?? 25;

/** The page of the address, from 1; what is no number is the first. */
export function pageAt(table: Pick<Table, 'param'>, query: Query = {}): number {
  const asked = Number(query[parametersOf(table).page]);
  return Number.isSafeInteger(asked) && asked > 0 && asked < 1e9 ? asked : 1;
}

/** The order of the address: `valor` from small to large, `-valor` the other way; nothing where no such column sorts. */
export function sortingAt(table: Table, query: Query = {}): Sorting | undefined {
  const asked = query[parametersOf(table).order] ?? '';
  const column = asked.replace(/^-/, '');
  return sortables(table).includes(column) ? { column, down: asked.startsWith('-') } : undefined;
}

/** Columns by which a table can be sorted: those of the server where there are any, else all of them. */
export function sortables({ columns, sortable, page }: Table): string[] {
  if (!sortable) return [];
  const all = ordered(columns);
  const byServer = all.filter(([, { sort }]) => sort !== undefined);
  return (byServer.length > 0 || page?.total !== undefined ? byServer : all).map(([id]) => id);
}

/** Whether the server sorts. */
export const isSortedByServer = ({ columns }: Pick<Table, 'columns'>): boolean =>
  Object.values(columns).some(({ sort }) => sort !== undefined);

/** The address in another order, from its first page. */
export function addressInOrder(
  table: Table,
  route: NonNullable<Scope['route']>,
  sorting: Sorting,
): string {
  const { page, order } = parametersOf(table);
  const query = new URLSearchParams(route.query);
  query.delete(page);
  query.set(order, (sorting.down ? '-' : '') + sorting.column);
  return `${route.path}?${query}`;
}
