import { describe, expect, test } from 'vitest';
import { filteredData } from '#/engine/screen/filteredData.ts';
import { withListParams } from '#/engine/screen/withListParams.ts';
import { clientFiltered } from '#/engine/screen/clientFiltered.ts';
import { withDefaultTab } from '#/engine/screen/withDefaultTab.ts';
import type { Block } from '#/language/documents/block.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

const blocks = {
  filters: {
    type: 'filters',
    order: 1,
    data: 'list',
    rows: '/data/list/rows',
    items: {
      kind: {
        order: 1,
        label: 'Tipo',
        param: 'tipo',
        control: 'select',
        field: 'operation_type',
        options: { SUSCRIPCION: { order: 1, label: 'Suscripción' } },
      },
      open: {
        order: 2,
        label: 'Abierta',
        param: 'abierta',
        control: 'select',
        field: 'is_open',
        type: 'boolean',
        options: { true: { order: 1, label: 'Sí' }, false: { order: 2, label: 'No' } },
      },
      from: { order: 3, label: 'Desde', param: 'desde', control: 'date', row: '/row/day' },
      to: {
        order: 4,
        label: 'Hasta',
        param: 'hasta',
        control: 'date',
        row: '/row/day',
        bound: 'to',
      },
      text: { order: 5, label: 'Buscar', param: 'buscar', control: 'search', row: '/row/name' },
    },
  },
  table: {
    type: 'table',
    order: 2,
    data: 'list',
    rows: '/data/list/rows',
    sortable: true,
    page: { size: 10, total: '/data/list/total' },
    columns: {
      day: { order: 1, label: 'Día', value: { from: '/row/day' }, sort: 'request_date' },
    },
  },
  tabs: {
    type: 'tabs',
    order: 0,
    param: 'vista',
    default: 'all',
    items: { all: { order: 1, label: 'Todo' }, late: { order: 2, label: 'Tarde' } },
  },
} as unknown as Record<string, Block>;
const document: ScreenDocument = {
  kind: 'screen',
  id: 'list',
  path: '/lista',
  name: 'List',
  title: 'Lista',
  data: { list: { call: 'listOperations', input: { query: { $search: 'x' } } } },
  blocks,
};
const scopeOf = (query: Record<string, string>) => ({
  route: { name: 'List', path: '/lista', params: {}, query },
});
const queryOf = (query: Record<string, string>) =>
  withListParams(document, scopeOf(query))['list']?.input?.query ?? {};
const filterOf = (query: Record<string, string>) => {
  const { $filter } = queryOf(query);
  return $filter === undefined ? undefined : JSON.parse(atob(String($filter)));
};

describe('the call of a list', () => {
  test('asks for the page and the order of the address, beside what the document asks', () => {
    expect(queryOf({ pagina: '3', orden: '-day' })).toEqual({
      $search: 'x',
      $limit: 10,
      $offset: 20,
      $orderby: '-request_date',
    });
    expect(queryOf({})).toEqual({ $search: 'x', $limit: 10, $offset: 0 });
  });

  test.each([
    [{ tipo: 'SUSCRIPCION' }, { operation_type: 'SUSCRIPCION' }],
    [{ abierta: 'false' }, { is_open: false }],
    [
      { tipo: 'SUSCRIPCION', abierta: 'true' },
      { operation_type: 'SUSCRIPCION', is_open: true },
    ],
    [{ tipo: 'OTRA' }, undefined],
    [{ tipo: 'toString' }, undefined],
    [{ desde: '2026-01-01' }, undefined],
  ])('with %j in the address filters by %j', (query, filter) => {
    expect(filterOf(query)).toEqual(filter);
  });

  test('leads out of its filters to the same address without them, on the first page', () => {
    expect(
      filteredData(document, scopeOf({ tipo: 'SUSCRIPCION', pagina: '2', orden: 'day' })),
    ).toEqual({ list: '/lista?orden=day' });
    expect(filteredData(document, scopeOf({ tipo: 'OTRA' }))).toEqual({});
  });
});

describe('filters over an answer', () => {
  const rows = [
    { day: '2026-01-31', name: 'Pensión 2040' },
    { day: '2026-02-01T09:00:00Z', name: 'Bolsa Ibérica' },
    { day: '2026-03-01', name: 'Mixto' },
  ];
  const daysOf = (query: Record<string, string>, list: unknown = rows) => {
    const data = clientFiltered(document, {
      ...scopeOf(query),
      data: { list: { rows: list, total: 3 }, other: 1 },
    }) as { list: { rows: typeof rows; total: number }; other: number };
    expect([data.list.total, data.other]).toEqual([3, 1]);
    return data.list.rows;
  };

  test.each([
    [{}, [0, 1, 2]],
    [{ desde: '2026-02-01' }, [1, 2]],
    [{ hasta: '2026-02-01' }, [0, 1]],
    [{ desde: '2026-02-01', hasta: '2026-02-28' }, [1]],
    [{ buscar: 'pension' }, [0]],
    [{ buscar: 'IBÉRICA' }, [1]],
    [{ buscar: 'nada' }, []],
    [{ desde: 'ayer' }, [0, 1, 2]],
  ])('keep with %j the rows %j', (query, kept) => {
    expect(daysOf(query)).toEqual(kept.map((at) => rows[at]));
  });

  test('give the same list for the same filters, and leave alone what is no list', () => {
    expect(daysOf({ buscar: 'mixto' })).toBe(daysOf({ buscar: 'mixto' }));
    expect(daysOf({ buscar: 'mixto' }, 'nada')).toBe('nada');
  });
});

test.each([
  [undefined, 'all'],
  ['late', 'late'],
  ['hologram', 'all'],
  ['constructor', 'all'],
])('a view of the address that is %s is %s', (vista, settledAs) => {
  const query: Record<string, string> = vista === undefined ? {} : { vista };
  expect(withDefaultTab(document, scopeOf(query).route)?.query['vista']).toBe(settledAs);
});
