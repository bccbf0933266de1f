import type { BlockOptions } from '#/language/blocks/index.ts';
import { isOfType } from '#/language/blocks/isOfType.ts';
import type { CallUse } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { chosenOf } from '../blocks/chosen.ts';
import { pageAt, sizeOf, sortingAt } from '../blocks/tableAddress.ts';

/**
 * The calls of a screen with what its tables and filters ask of them by the address: the page
 * (`$limit`, `$offset`), the order (`$orderby`) and the filter (`$filter`).
 */
export function withListParams(
  { data = {}, blocks }: ScreenDocument,
  scope: Scope,
): Record<string, CallUse> {
  const calls = { ...data };
  const filters: Record<string, Record<string, unknown>> = {};
  const add = (name: string, query: Record<string, string | number>) => {
    const use = calls[name]!;
    calls[name] = { ...use, input: { ...use.input, query: { ...use.input?.query, ...query } } };
  };
  for (const block of Object.values(blocks)) {
    const name = block.data;
    if (name === undefined || !Object.hasOwn(calls, name)) continue;
    if (isOfType(block, 'table')) add(name, cutOf(block, scope));
    if (isOfType(block, 'filters')) filters[name] = { ...filters[name], ...fieldsOf(block, scope) };
  }
  for (const [name, fields] of Object.entries(filters))
    if (Object.keys(fields).length > 0) add(name, { $filter: toBase64(JSON.stringify(fields)) });
  return calls;
}

type Filters = BlockOptions['filters'];

function cutOf(table: BlockOptions['table'], { route }: Scope): Record<string, string | number> {
  const size = sizeOf(table);
  const page = pageAt(table, route?.query);
  const sorting = sortingAt(table, route?.query);
  const field = sorting && table.columns[sorting.column]?.sort;
  return {
    ...(table.page?.total !== undefined && { $limit: size, $offset: (page - 1) * size }),
    ...(field !== undefined && { $orderby: (sorting?.down ? '-' : '') + field }),
  };
}

function fieldsOf(block: Filters, scope: Scope): Record<string, unknown> {
  const fields = chosenOf(block, scope).flatMap(({ filter: { field, type }, value }) =>
    field === undefined ? [] : [[field, typed(type, value)] as const],
  );
  return Object.fromEntries(fields);
}

function typed(type: 'boolean' | 'number' | undefined, value: string): unknown {
  if (type === 'boolean') return value === 'true';
  return type === 'number' ? Number(value) : value;
}

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));
