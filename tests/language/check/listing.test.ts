import { describe, expect, test } from 'vitest';
import { aScreen, errorsOf, screenFile } from '../../support/documents.ts';

type Screen = ReturnType<typeof aScreen>;
const notices = (screen: Screen) => {
  screen.data!['list'] = { call: 'listNotifications' };
  screen.blocks['table'] = {
    type: 'table',
    order: 9,
    data: 'list',
    rows: '/data/list/notifications',
    page: { total: '/data/list/total' },
    columns: {
      name: { order: 1, label: 'Aviso', value: { from: '/row/uuid' }, cardRole: 'title' },
    },
  };
};
const found = (change: (screen: Screen) => void) =>
  errorsOf(screenFile(aScreen(change))).map(({ pointer }) => pointer);
const table = (screen: Screen) => screen.blocks['table']!;

describe('what a block asks of a list', () => {
  test('is there: pages of a call that has them', () => {
    expect(found(notices)).toEqual([]);
  });

  test('is not there: pages, order and filters of a call that takes none', () => {
    expect(
      found((screen) => {
        notices(screen);
        screen.data!['list'] = screen.data!['balance']!;
        table(screen)['rows'] = '/data/accounts/accounts';
        table(screen)['page'] = { total: '/data/accounts/total' };
        (table(screen)['columns'] as { name: { sort?: string } }).name.sort = 'uuid';
        screen.blocks['filters'] = {
          type: 'filters',
          order: 8,
          data: 'list',
          items: {
            text: { order: 1, label: 'Texto', param: 'texto', control: 'search', field: 'text' },
          },
        };
      }).sort(),
    ).toEqual([
      '/blocks/filters/items/text/field',
      '/blocks/table/columns/name/sort',
      '/blocks/table/page/total',
      '/blocks/table/page/total',
    ]);
  });

  test('is not there: a download that is no file, a first view that does not exist', () => {
    expect(
      found((screen) => {
        notices(screen);
        table(screen)['download'] = {
          label: 'Descargar',
          fetch: { call: 'listNotifications' },
        };
        screen.blocks['tabs'] = {
          type: 'tabs',
          order: 1,
          param: 'vista',
          default: 'al',
          items: { all: { order: 1, label: 'Todo' } },
        };
      }).sort(),
    ).toEqual(['/blocks/table/download/fetch/call', '/blocks/tabs/default']);
  });
});
