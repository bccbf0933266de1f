import { describe, expect, test } from 'vitest';
import { addressInOrder, pageAt, sortables, sortingAt } from '#/engine/blocks/tableAddress.ts';

const column = (order: number, sort?: string) => ({
  order,
  label: 'Columna',
  value: { from: '/row/x' },
  ...(sort && { sort }),
});
const local = { columns: { a: column(1), b: column(2) }, sortable: true };
const remote = {
  columns: { a: column(1), b: column(2, 'request_date') },
  sortable: true,
  page: { total: '/data/list/total' },
};

describe('the address of a table', () => {
  test.each([
    [undefined, 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e99', 1],
    ['dos', 1],
    ['', 1],
  ])('says with pagina=%s that it is on page %i', (pagina, page) => {
    expect(pageAt({}, pagina === undefined ? {} : { pagina })).toBe(page);
  });

  test('keeps two tables of a screen apart', () => {
    const query = { pagina: '2', 'ops-pagina': '5' };
    expect([pageAt({}, query), pageAt({ param: 'ops' }, query)]).toEqual([2, 5]);
  });

  test.each([
    ['a', { column: 'a', down: false }],
    ['-b', { column: 'b', down: true }],
    ['c', undefined],
    ['--a', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('says with orden=%s how it is sorted', (orden, sorting) => {
    expect(sortingAt(local, { orden })).toEqual(sorting);
  });

  test('sorts by every column here, and where the server cuts the list only by those that it sorts', () => {
    expect(sortables(local)).toEqual(['a', 'b']);
    expect(sortables(remote)).toEqual(['b']);
    expect(sortables({ ...local, sortable: false })).toEqual([]);
  });

  test('begins at the first page in another order and keeps the filters', () => {
    const route = {
      name: 'x',
      path: '/lista',
      params: {},
      query: { pagina: '4', tipo: 'SUSCRIPCION' },
    };
    expect(addressInOrder(local, route, { column: 'b', down: true })).toBe(
      '/lista?tipo=SUSCRIPCION&orden=-b',
    );
  });
});
